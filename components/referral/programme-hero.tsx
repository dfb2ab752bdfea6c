import type { ReactNode } from 'react';
import styles from './programme.module.css';

type ProgrammeHeroProps = {
  readonly title: string;
  readonly claim: string;
  readonly lead: string;
  readonly art: ReactNode;
};

/** Head of a referral page: title, picture and sentence. */
export function ProgrammeHero({ title, claim, lead, art }: ProgrammeHeroProps) {
  return (
    <header className={styles.hero}>
      {art}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.claim}>{claim}</p>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
