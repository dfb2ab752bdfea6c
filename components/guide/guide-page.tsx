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

type GuideSectionProps = {
  readonly title: string;
  /** Highlighted. */
  readonly isCard?: boolean;
  /** For members only. */
  readonly audience?: 'member';
  readonly children: ReactNode;
};

/** Section of a guide page, with its heading. */
export function GuideSection({ title, isCard, audience, children }: GuideSectionProps) {
  return (
    <section className={isCard ? styles.card : styles.section} data-for={audience}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
