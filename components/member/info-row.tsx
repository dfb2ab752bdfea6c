import type { ReactNode } from 'react';
import styles from './member.module.css';

type InfoRowProps = { readonly sign: ReactNode; readonly title: string; readonly detail?: string };

/** Row of a list: icon, label and value. */
export function InfoRow({ sign, title, detail }: InfoRowProps) {
  return (
    <li className={styles.row}>
      <span aria-hidden="true" className={styles.sign}>
        {sign}
      </span>
      <span className={styles.lines}>
        <span className={styles.rowTitle}>
          <bdi>{title}</bdi>
        </span>
        {detail && <span className={styles.muted}>{detail}</span>}
      </span>
    </li>
  );
}
