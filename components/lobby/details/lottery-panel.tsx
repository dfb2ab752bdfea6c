import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from '@/components/lobby/draw/draw.module.css';

const STEPS = ['how1', 'how2', 'how3'] as const;

/** Lottery part of a game page: its draw, and how it is played. */
export function LotteryPanel({ children }: { readonly children?: ReactNode }) {
  const t = useTranslations('draw');
  return (
    <section className={styles.panel}>
      {children}
      <h2 className={styles.title}>{t('how')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  );
}
