'use client';

import { useTranslations } from 'next-intl';
import { LocalDate } from '@/components/news/local-date';
import type { DrawResult } from '@/lib/shared/lobby/parse-draw';
import styles from './draw.module.css';

/** Numbers of the last draw, in the provider's order. */
export function LastDraw({ result }: { readonly result: DrawResult }) {
  const t = useTranslations('draw');
  const balls = result.numbers.map((number, place) => ({ id: `${place} ${number}`, number }));
  return (
    <div className={styles.last}>
      <h2 className={styles.label}>{t('last')}</h2>
      <ol aria-label={t('last')} className={styles.balls} dir="ltr">
        {balls.map(({ id, number }) => (
          <li className={styles.ball} key={id}>
            {number}
          </li>
        ))}
      </ol>
      {result.at && <LocalDate className={styles.date} hasTime iso={result.at} />}
    </div>
  );
}
