'use client';

import { useTranslations } from 'next-intl';
import { FailureCode } from '@/components/notice/failure-code';
import { ActionButton } from '@/components/ui/button/action-button';
import { StatePanel } from '@/components/ui/state/state-panel';

type SearchFailureProps = {
  readonly traceId?: string;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
};

/** The list of games failed to load: retry and support code. */
export function SearchFailure({ traceId = '', isRetrying, onRetry }: SearchFailureProps) {
  const t = useTranslations('fault');
  return (
    <div role="alert">
      <StatePanel icon="unplugged" text={t('loadText')} title={t('loadTitle')} tone="alarm">
        <ActionButton isBusy={isRetrying} onClick={onRetry}>
          {t('retry')}
        </ActionButton>
        <FailureCode traceId={traceId} />
      </StatePanel>
    </div>
  );
}
