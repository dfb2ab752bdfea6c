import type { ReactNode } from 'react';
import styles from './entry-card.module.css';

type EntryCardProps = { readonly title: string; readonly lead: string; readonly children: ReactNode };

/** The sheet on which a player signs in or changes a password. */
export function EntryCard({ title, lead, children }: EntryCardProps) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </div>
  );
}
