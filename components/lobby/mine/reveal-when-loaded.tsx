'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import styles from './mine.module.css';

/** A part that stands below lists of a length that only the device knows: it is unseen until then, so that nothing moves before the reader's eyes. */
export function RevealWhenLoaded({ children }: { readonly children: ReactNode }) {
  return <div className={useHydrated() ? undefined : styles.unseen}>{children}</div>;
}
