import type { ReactNode } from 'react';
import styles from './entry-card.module.css';

type EntryCardProps = {
  readonly title: string;
  readonly lead: string;
  /** Shown beside the title of a member's page. */
  readonly clock?: ReactNode;
  readonly children: ReactNode;
};

/** Card of a sign-in or password page. It hides the download bar: the keyboard needs the space. */
export function EntryCard({ title, lead, clock, children }: EntryCardProps) {
  return (
    <div className={styles.page} data-no-bar>
      <div className={styles.card}>
        <header className={styles.head}>
          <div className={styles.top}>
            <h1 className={styles.title}>{title}</h1>
            {clock}
          </div>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </div>
  );
}
