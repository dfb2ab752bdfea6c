import type { ReactNode } from 'react';
import styles from './rail.module.css';

type RailProps = {
  /** What the row holds, for those who hear the page. */
  readonly label: string;
  readonly size: 'card' | 'tile' | 'ranked' | 'screenshot' | 'wide';
  readonly children: ReactNode;
};

/** A row that scrolls sideways and rests on its items; CSS only. Each child is one `li`. */
export function Rail({ label, size, children }: RailProps) {
  return (
    <ul aria-label={label} className={`${styles.rail} ${styles[size]}`}>
      {children}
    </ul>
  );
}
