import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = { readonly tone: 'hot' | 'new' | 'free'; readonly children: ReactNode };

/** A short word on a card: hot, new, free play. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
