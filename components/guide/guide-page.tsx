import type { ReactNode } from 'react';
import styles from './guide.module.css';

type GuidePageProps = {
  readonly title: string;
  readonly lead: string;
  /** The download bar stays away. */
  readonly hasNoBar?: boolean;
  readonly children: ReactNode;
};

/** A page that explains something: its title, what it is about, and its sections. */
export function GuidePage({ title, lead, hasNoBar, children }: GuidePageProps) {
  return (
    <div className={styles.page} data-no-bar={hasNoBar}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.soft}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
