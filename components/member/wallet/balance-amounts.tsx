'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RegionFailure } from '@/components/member/region';
import { RisingAmount } from '@/components/ui/amount/rising-amount';
import { useBalance } from '@/lib/client/member/use-balance';
import { useAmountText } from '@/lib/client/money/use-amount-text';
import { formatRecent } from '@/lib/shared/locale/format-recent';
import { parseBalance } from '@/lib/shared/member/wallet';
import styles from './wallet.module.css';

/** More than this is too wide for a line at full size; characters. */
const LONG_AMOUNT = 20;

/** Money and bonus; their space is reserved. */
export function BalanceAmounts() {
  const t = useTranslations('member');
  const tag = useLocale();
  const state = useBalance();
  const toAmount = useAmountText();
  const balance = parseBalance(state.value);
  const text = balance ? toAmount(balance.amount, balance.currency) : state.isLoaded ? '—' : '';
  if (state.failure && !state.isLoaded) return <RegionFailure state={state} />;
  return (
    <div aria-busy={!state.isLoaded} className={styles.figures}>
      <p className={styles.label}>
        {t('balance')}
        {balance?.at && (
          <time className={styles.time} dateTime={balance.at}>
            <bdi>{formatRecent(tag, balance.at, Date.now())}</bdi>
          </time>
        )}
      </p>
      <p className={styles.amount} data-long={text.length > LONG_AMOUNT || undefined}>
        <RisingAmount amount={balance?.amount} text={text} />
      </p>
      {balance?.bonus !== undefined && (
        <p className={styles.label}>
          {t('bonus')} <bdi className={styles.bonus}>{toAmount(balance.bonus, balance.currency)}</bdi>
        </p>
      )}
    </div>
  );
}
