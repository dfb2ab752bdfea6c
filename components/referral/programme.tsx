import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
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

/** A step, or a benefit. */
export type Step = { readonly icon: IconName; readonly title: string; readonly text: string };

/** Steps in order; complete without script. */
export function ProgrammeStepList({
  title,
  steps,
}: {
  readonly title: string;
  readonly steps: readonly Step[];
}) {
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li className={styles.step} key={step.title}>
            <span className={styles.sign}>
              <Icon name={step.icon} />
            </span>
            <span className={styles.words}>
              <strong className={styles.stepTitle}>{step.title}</strong>
              <span className={styles.text}>{step.text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
