'use client';

import type { CSSProperties } from 'react';
import { RisingAmount } from '@/components/ui/amount/rising-amount';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { useBalance } from '@/lib/client/member/use-balance';
import { useAmountText } from '@/lib/client/money/use-amount-text';
import { parseBalance } from '@/lib/shared/member/wallet';
import styles from './balance-chip.module.css';

export type BalanceChipProps = { readonly label: string; readonly href: string };

/** The header's balance of a member. */
export function KnownBalanceChip({ label, href }: BalanceChipProps) {
  const { value } = useBalance();
  const toAmount = useAmountText();
  const balance = parseBalance(value);
  const text = balance ? toAmount(balance.amount, balance.currency) : '';
  return (
    <ClientLink aria-label={text === '' ? label : `${label}: ${text}`} className={styles.chip} href={href}>
      <span className={styles.amount} style={{ '--letters': text.length } as CSSProperties}>
        <RisingAmount amount={balance?.amount} text={text} />
      </span>
    </ClientLink>
  );
}
