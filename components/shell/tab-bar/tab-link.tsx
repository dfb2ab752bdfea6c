'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { trimPath } from '@/lib/shared/routes';
import styles from './tab-bar.module.css';

type TabLinkProps = {
  readonly href: string;
  /** Paths on which this tab is current. */
  readonly paths: readonly string[];
  readonly children: ReactNode;
};

/** Link of a tab; follows client-side navigation. */
export function TabLink({ href, paths, children }: TabLinkProps) {
  const isCurrent = paths.includes(trimPath(usePathname()));
  return (
    <ClientLink aria-current={isCurrent ? 'page' : undefined} className={styles.tab} href={href}>
      {children}
    </ClientLink>
  );
}
