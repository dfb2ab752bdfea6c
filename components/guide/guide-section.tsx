import type { ReactNode } from 'react';
import styles from './guide.module.css';

type GuideSectionProps = {
  readonly title: string;
  /** Stands out from the page. */
  readonly isCard?: boolean;
  /** Shown to members alone. */
  readonly audience?: 'member';
  readonly children: ReactNode;
};

/** One section of a guide page, under its heading. */
export function GuideSection({ title, isCard, audience, children }: GuideSectionProps) {
  return (
    <section className={isCard ? styles.card : styles.section} data-for={audience}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
