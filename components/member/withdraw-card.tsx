'use client';

import { useTranslations } from 'next-intl';
import { EmptyNote } from '@/components/member/empty-note';
import { InfoRow } from '@/components/member/info-row';
import { Region } from '@/components/member/region';
import { useCall } from '@/lib/client/api/use-call';
import { withdrawAccountInfo } from '@/lib/shared/calls/system-table';
import type { WireWithdrawAccount } from '@/lib/shared/calls/wire-site';
import styles from './member.module.css';

/** Each account once, by what is shown of it: two alike would look like a mistake. */
function accountsOf(value: unknown): [key: string, account: WireWithdrawAccount][] {
  const list = (Array.isArray(value) ? value : []) as WireWithdrawAccount[];
  return [...new Map(list.map((one) => [`${one.type} ${one.name} ${one.accountTail}`, one]))];
}

/** The first letter, which tells accounts apart at a glance. */
function initialOf(name = ''): string {
  return [...name][0]?.toUpperCase() ?? '';
}

/** The accounts that winnings are paid to; only their last digits ever reach the page. */
export function WithdrawCard() {
  const t = useTranslations('member');
  return (
    <Region skeletonRows={1} state={useCall(withdrawAccountInfo)} title={t('withdraw')}>
      {(value) => {
        const accounts = accountsOf(value);
        if (accounts.length === 0)
          return <EmptyNote text={t('withdrawEmptyText')} title={t('withdrawEmptyTitle')} />;
        return (
          <ul className={styles.rows}>
            {accounts.map(([key, { type, name, accountTail }]) => (
              <InfoRow
                detail={accountTail ? t('withdrawTail', { tail: accountTail }) : undefined}
                key={key}
                sign={initialOf(name || type)}
                title={name || type || ''}
              />
            ))}
          </ul>
        );
      }}
    </Region>
  );
}
