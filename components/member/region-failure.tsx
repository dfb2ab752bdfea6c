'use client';

import { useTranslations } from 'next-intl';
import { TextLines } from '@/components/notice/text-lines';
import { useFailureText } from '@/components/notice/use-failure-text';
import { ActionButton } from '@/components/ui/button/action-button';
import { SupportCode } from '@/components/ui/support-code/support-code';
import type { CallState } from '@/lib/client/data/use-call';
import { supportCodeOf } from '@/lib/shared/errors/support-code';
import card from './member.module.css';
import styles from './region-failure.module.css';

/** Failure of a region: reason, retry, and support code. */
export function RegionFailure({ state }: { readonly state: CallState<unknown> }) {
  const t = useTranslations('member');
  const notice = useTranslations('notice');
  const toText = useFailureText();
  const { failure, isRetrying, retry } = state;
  if (!failure) return null;
  const code = supportCodeOf(failure.traceId);
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
        {code && (
          <SupportCode
            code={code}
            copiedLabel={notice('codeCopied')}
            copyLabel={notice('copyCode')}
            label={notice('supportCode')}
            sendLabel={notice('sendCode')}
          />
        )}
      </div>
    </div>
  );
}
