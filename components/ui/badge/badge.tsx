import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = {
  readonly tone: 'hot' | 'new' | 'free';
  readonly isCorner?: boolean;
  readonly children: ReactNode;
};

/** Short word on a card: hot, new, free play; optionally in the corner of the picture. */
export function Badge({ tone, isCorner, children }: BadgeProps) {
  return (
    <span className={[styles.badge, styles[tone], isCorner && styles.corner].filter(Boolean).join(' ')}>
      {children}
    </span>
  );
}
