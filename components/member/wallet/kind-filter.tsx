'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import chips from '@/components/search/panel/filter-row.module.css';
import type { Transaction } from '@/lib/shared/member/wallet';
import styles from './transactions.module.css';

const CHOICES = [
  [undefined, 'historyAll'],
  ['deposit', 'movementDeposit'],
  ['withdraw', 'movementWithdrawal'],
  ['bonus', 'bonus'],
] as const;

type Kind = Transaction['kind'] | undefined;

type KindFilterProps = { readonly picked: Kind; readonly onPick: (kind: Kind) => void };

/** Kinds of payments as chips; native radios for arrow keys and screen readers. */
export function KindFilter({ picked, onPick }: KindFilterProps) {
  const t = useTranslations('member');
  const row = useRef<HTMLFieldSetElement>(null);
  // A tap before hydration is in the radios only.
  const catchUp = useEffectEvent(() => {
    const radios = [...(row.current?.querySelectorAll('input') ?? [])];
    const kind = CHOICES[radios.findIndex(({ checked }) => checked)]?.[0];
    if (kind !== picked) onPick(kind);
  });
  useEffect(() => catchUp(), []);
  return (
    <div className={styles.filter}>
      <fieldset className={chips.row} ref={row}>
        <legend className="visually-hidden">{t('toHistory')}</legend>
        {CHOICES.map(([kind, label]) => (
          <label className={chips.chip} key={label}>
            <input
              checked={kind === picked}
              className={chips.tick}
              name="kind"
              onChange={() => onPick(kind)}
              type="radio"
            />
            {t(label)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
