'use client';

import { useState } from 'react';
import { parseAmount } from '@/lib/shared/money/format-amount';
import styles from './rising-amount.module.css';

type RisingAmountProps = {
  readonly amount: unknown;
  /** The amount as players read it. */
  readonly text: string;
};

type Rise = { readonly amount?: number; readonly hasRisen: boolean };

function useRise(value: unknown): boolean {
  const amount = parseAmount(value);
  const [last, setLast] = useState<Rise>({ amount, hasRisen: false });
  if (amount === undefined || amount === last.amount) return amount !== undefined && last.hasRisen;
  const hasRisen = last.amount !== undefined && amount > last.amount;
  setLast({ amount, hasRisen });
  return hasRisen;
}

/** An amount that swells for a moment when it is higher than the one shown before it on the same page. */
export function RisingAmount({ amount, text }: RisingAmountProps) {
  const hasRisen = useRise(amount);
  return (
    <bdi className={hasRisen ? styles.risen : undefined} key={String(amount)}>
      {text}
    </bdi>
  );
}
