'use client';

import { useTranslations } from 'next-intl';
import { FailureLines } from '@/components/member/region';
import failureStyles from '@/components/member/region.module.css';
import { FailureCode } from '@/components/notice/failure-code';
import { ActionButton } from '@/components/ui/button/action-button';
import type { TransactionPages } from '@/lib/client/member/use-transactions';

type MoreTransactionsProps = Pick<TransactionPages, 'failure' | 'isBusy' | 'more'>;

/** Next page of payments: one button throughout, so that it keeps the focus, and what went wrong above it. */
export function MoreTransactions({ failure, isBusy, more }: MoreTransactionsProps) {
  const t = useTranslations('member');
  const busyLabel = failure ? 'retrying' : 'historyLoading';
  const idleLabel = failure ? 'retry' : 'historyMore';
  return (
    <div className={failure && failureStyles.failure}>
      <div role="status">{failure && <FailureLines failure={failure} />}</div>
      <div className={failureStyles.failureActions}>
        <ActionButton isBusy={isBusy} look="quiet" onClick={more} wide={!failure}>
          {t(isBusy ? busyLabel : idleLabel)}
        </ActionButton>
        {failure && <FailureCode traceId={failure.traceId} />}
      </div>
    </div>
  );
}
