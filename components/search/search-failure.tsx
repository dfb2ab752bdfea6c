'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/button/action-button';
import { StatePanel } from '@/components/ui/state/state-panel';
import { SupportCode } from '@/components/ui/support-code/support-code';
import { supportCodeOf } from '@/lib/shared/errors/support-code';

type SearchFailureProps = {
  readonly traceId?: string;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
};

/** The list of games failed to load: retry and support code. */
export function SearchFailure({ traceId = '', isRetrying, onRetry }: SearchFailureProps) {
  const t = useTranslations('fault');
  const code = supportCodeOf(traceId);
  return (
    <div role="alert">
      <StatePanel icon="unplugged" text={t('loadText')} title={t('loadTitle')} tone="alarm">
        <ActionButton isBusy={isRetrying} onClick={onRetry}>
          {t('retry')}
        </ActionButton>
        {code && (
          <SupportCode code={code} copiedLabel={t('copied')} copyLabel={t('copy')} label={t('code')} />
        )}
      </StatePanel>
    </div>
  );
}
