'use client';

import { useTranslations } from 'next-intl';
import { EmptyNote } from '@/components/member/empty-note';
import { InfoRow } from '@/components/member/info-row';
import styles from '@/components/member/member.module.css';
import { useMethodName } from '@/components/member/money/use-method-name';
import { Region } from '@/components/member/region';
import { useCall } from '@/lib/client/data/use-call';
import { withdrawAccountInfo } from '@/lib/shared/calls/member-table';
import { parsePayoutAccounts } from '@/lib/shared/member/parse-cashier';

/** First letter, which distinguishes accounts at a glance. */
function initialOf(name: string): string {
  return [...name][0]?.toUpperCase() ?? '';
}

/** Payout accounts; only their last digits ever reach the page. */
export function WithdrawCard() {
  const t = useTranslations('member');
  const toName = useMethodName();
  return (
    <Region skeletonRows={1} state={useCall(withdrawAccountInfo)} title={t('withdraw')}>
      {(value) => {
        const accounts = parsePayoutAccounts(value);
        if (accounts.length === 0)
          return <EmptyNote text={t('withdrawEmptyText')} title={t('withdrawEmptyTitle')} />;
        return (
          <ul className={styles.rows}>
            {accounts.map(({ type, name, tail }) => (
              <InfoRow
                detail={tail ? t('withdrawTail', { tail }) : undefined}
                key={`${type} ${name} ${tail}`}
                sign={initialOf(name || toName(type))}
                title={name || toName(type)}
              />
            ))}
          </ul>
        );
      }}
    </Region>
  );
}
