'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import styles from './mine.module.css';

/** Hidden until the lists above, whose length only the device knows, are rendered. */
export function RevealWhenLoaded({ children }: { readonly children: ReactNode }) {
  return <div className={useHydrated() ? undefined : styles.unseen}>{children}</div>;
}
