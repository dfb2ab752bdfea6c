import type { ReactNode } from 'react';
import styles from './guide.module.css';

type GuidePageProps = {
  readonly title: string;
  readonly lead: string;
  /** Hides the download bar. */
  readonly hasNoBar?: boolean;
  readonly children: ReactNode;
};

/** Page that explains something: title, introduction and sections. */
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
