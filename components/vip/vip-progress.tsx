'use client';

import { useTranslations } from 'next-intl';
import { RegionFailure } from '@/components/member/region';
import { Icon } from '@/components/ui/icon/icon';
import type { CallState } from '@/lib/client/data/use-call';
import type { WireRankProgress } from '@/lib/shared/calls/wire-site';
import { toRankProgress } from '@/lib/shared/vip/rank-progress';
import styles from './vip-progress.module.css';

// More segments would be too small.
const MAX_SEGMENTS = 8;

function Bar({ value }: { readonly value: WireRankProgress | undefined }) {
  const t = useTranslations('vip');
  const { share, counts, isMet } = toRankProgress(value);
  return (
    <>
      <progress aria-label={t('progress')} className={styles.bar} max={1} value={share} />
      {counts && counts.expected <= MAX_SEGMENTS && (
        <span aria-hidden="true" className={styles.conditions}>
          {Array.from({ length: counts.expected }, (_, place) => place).map((place) => (
            <span className={place < counts.done ? styles.met : styles.open} key={place}>
              {place < counts.done && <Icon name="check" size="small" />}
            </span>
          ))}
        </span>
      )}
      <p className={styles.counts}>
        {isMet && <span>{t('progressDone')}</span>}
        {counts && <span>{t('progressOf', { done: counts.done, expected: counts.expected })}</span>}
        {counts && <span className={styles.left}>{t('left', { count: counts.left })}</span>}
      </p>
    </>
  );
}

/** Progress to the next rank: a skeleton bar until loaded; missing values are not shown. */
export function VipProgress({ state }: { readonly state: CallState<WireRankProgress> }) {
  if (state.failure && !state.isLoaded)
    return (
      <div className={styles.failure}>
        <RegionFailure state={state} />
      </div>
    );
  return (
    <div aria-busy={!state.isLoaded} className={styles.progress}>
      {state.isLoaded ? <Bar value={state.value} /> : <div aria-hidden="true" className={styles.barWait} />}
    </div>
  );
}
