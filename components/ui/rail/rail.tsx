import type { ReactNode } from 'react';
import styles from './rail.module.css';

type RailProps = {
  /** Label for assistive technology. */
  readonly label: string;
  readonly size: 'card' | 'tile' | 'ranked' | 'screenshot' | 'wide';
  readonly children: ReactNode;
};

/** Scrolling row with snap points, CSS only. Each child is one `li`. */
export function Rail({ label, size, children }: RailProps) {
  return (
    <ul aria-label={label} className={`${styles.rail} ${styles[size]}`}>
      {children}
    </ul>
  );
}
