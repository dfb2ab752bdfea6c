'use client';

import { useTranslations } from 'next-intl';
import { FailureCode } from '@/components/notice/failure-code';
import { TextLines } from '@/components/notice/text-lines';
import { useFailureText } from '@/components/notice/use-failure-text';
import { ActionButton } from '@/components/ui/button/action-button';
import type { CallState } from '@/lib/client/data/use-call';
import card from './member.module.css';
import styles from './region-failure.module.css';

/** Failure of a region: reason, retry, and support code. */
export function RegionFailure({ state }: { readonly state: CallState<unknown> }) {
  const t = useTranslations('member');
  const toText = useFailureText();
  const { failure, isRetrying, retry } = state;
  if (!failure) return null;
  return (
    <div className={styles.failure} role="status">
      <p className={styles.failureTitle}>{t('failed')}</p>
      <p className={card.muted}>
        <TextLines text={toText(failure)} />
      </p>
      <div className={styles.failureActions}>
        <ActionButton isBusy={isRetrying} look="quiet" onClick={retry}>
          {t(isRetrying ? 'retrying' : 'retry')}
        </ActionButton>
        <FailureCode traceId={failure.traceId} />
      </div>
    </div>
  );
}
