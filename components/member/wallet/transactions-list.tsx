'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmptyNote } from '@/components/member/empty-note';
import styles from '@/components/member/member.module.css';
import { Region } from '@/components/member/region';
import { useCall } from '@/lib/client/data/use-call';
import { useAmountText } from '@/lib/client/money/use-amount-text';
import { transactions } from '@/lib/shared/calls/member-table';
import { formatMoment, MOMENT } from '@/lib/shared/locale/format-moment';
import { parseTransactions, type Transaction } from '@/lib/shared/member/wallet';
import own from './transactions.module.css';

const FIRST_PAGE = { page: '1', size: '20' } as const;
const KIND = { deposit: 'movementDeposit', withdraw: 'movementWithdrawal', bonus: 'bonus' } as const;
const STATUS = { pending: 'pending', done: 'done', failed: 'failedMovement' } as const;

function Payment({ item }: { readonly item: Transaction }) {
  const t = useTranslations('member');
  const tag = useLocale();
  const toAmount = useAmountText();
  return (
    <li className={styles.row}>
      <span className={styles.lines}>
        <span className={styles.rowTitle}>{t(KIND[item.kind])}</span>
        {item.at && (
          <time className={styles.muted} dateTime={item.at}>
            <bdi>{formatMoment(tag, MOMENT, new Date(item.at))}</bdi>
          </time>
        )}
      </span>
      <span className={own.end}>
        <bdi className={own.amount}>{toAmount(item.amount, item.currency)}</bdi>
        {item.status && (
          <span className={item.status === 'failed' ? own.failed : styles.muted}>
            {t(STATUS[item.status])}
          </span>
        )}
      </span>
    </li>
  );
}

/** Latest payments in the provider's order. */
export function TransactionsList() {
  const t = useTranslations('member');
  const state = useCall(transactions, FIRST_PAGE);
  const items = parseTransactions(state.value);
  return (
    <Region isQuiet skeletonRows={4} state={state} title={t('toHistory')}>
      {() =>
        items.length === 0 ? (
          <EmptyNote title={t('historyNone')} />
        ) : (
          <ul className={styles.rows}>
            {items.map((item) => (
              <Payment item={item} key={item.id} />
            ))}
          </ul>
        )
      }
    </Region>
  );
}
