'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { EmptyNote } from '@/components/member/empty-note';
import styles from '@/components/member/member.module.css';
import { Region } from '@/components/member/region';
import { useTransactions } from '@/lib/client/member/use-transactions';
import { useAmountText } from '@/lib/client/money/use-amount-text';
import { formatMoment, MOMENT } from '@/lib/shared/locale/format-moment';
import type { Transaction } from '@/lib/shared/member/wallet';
import { KindFilter } from './kind-filter';
import { MoreTransactions } from './more-transactions';
import own from './transactions.module.css';

const KIND = { deposit: 'movementDeposit', withdraw: 'movementWithdrawal', bonus: 'bonus' } as const;
const NONE = {
  deposit: 'historyNoDeposit',
  withdraw: 'historyNoWithdrawal',
  bonus: 'historyNoBonus',
} as const;
const STATUS = { pending: 'pending', done: 'done', failed: 'failedMovement' } as const;

function Payment({ item }: { readonly item: Transaction }) {
  const t = useTranslations('member');
  const tag = useLocale();
  const toAmount = useAmountText();
  return (
    <li className={`${styles.row} ${own.payment}`}>
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

/** A member's payments in the provider's order, of one kind or all, page after page. */
export function TransactionsList() {
  const t = useTranslations('member');
  const [kind, setKind] = useState<Transaction['kind']>();
  const { first, items, hasMore, ...next } = useTransactions(kind);
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!hasMore) return;
    const place = count.current;
    // The button that had the focus goes with the last page.
    return () => {
      if (document.activeElement === document.body) place?.focus({ preventScroll: true });
    };
  }, [hasMore]);
  return (
    <>
      <KindFilter onPick={setKind} picked={kind} />
      <Region isQuiet skeletonRows={4} state={first} title={t('toHistory')}>
        {() =>
          items.length === 0 ? (
            <EmptyNote title={t(kind ? NONE[kind] : 'historyNone')} />
          ) : (
            <ul className={styles.rows}>
              {items.map((item) => (
                <Payment item={item} key={item.id} />
              ))}
            </ul>
          )
        }
      </Region>
      {hasMore && <MoreTransactions {...next} />}
      <p className="visually-hidden" ref={count} role="status" tabIndex={-1}>
        {first.isLoaded && t('historyCount', { count: items.length })}
      </p>
    </>
  );
}
