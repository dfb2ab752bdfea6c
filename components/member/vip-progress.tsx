'use client';

import { useTranslations } from 'next-intl';
import type { CallState } from '@/lib/client/api/use-call';
import type { WireRankProgress } from '@/lib/shared/calls/wire-site';
import { progressOf } from '@/lib/shared/member/member';
import styles from './profile.module.css';
import { RegionFailure } from './region-failure';

function Bar({ value }: { readonly value: WireRankProgress | undefined }) {
  const t = useTranslations('member');
  const share = progressOf(value);
  const done = value?.completedConditions;
  const expected = value?.totalExpectedConditions;
  // Figures come from the provider only; one that is missing is not shown (WIRE §4).
  const text =
    share < 1 && done !== undefined && expected !== undefined ? t('progressOf', { done, expected }) : '';
  return (
    <>
      <progress aria-label={t('progress')} className={styles.bar} max={1} value={share} />
      <p className={styles.progressText}>
        <span>{t('progress')}</span>
        <span>{share >= 1 ? t('progressDone') : text}</span>
      </p>
    </>
  );
}

/** The way to the next rank (V2): a still bar until the figures are there. */
export function VipProgress({ state }: { readonly state: CallState<WireRankProgress> }) {
  if (state.failure && !state.isLoaded) return <RegionFailure state={state} />;
  return (
    <div aria-busy={!state.isLoaded} className={styles.progress}>
      {state.isLoaded ? <Bar value={state.value} /> : <div aria-hidden="true" className={styles.barWait} />}
    </div>
  );
}
