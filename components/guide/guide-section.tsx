import type { ReactNode } from 'react';
import styles from './guide.module.css';

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
