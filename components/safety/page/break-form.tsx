'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { ROUTES } from '@/lib/shared/routes';
import { parseBreakMinutes } from '@/lib/shared/safety/break';
import { type BreakChoice, BreakConfirm } from './break-confirm';
import styles from './break-form.module.css';

type BreakFormProps = { readonly choices: readonly BreakChoice[] };

/** Without script a checkbox replaces the second step, and the form is posted. */
function PlainConfirm() {
  const t = useTranslations('safetyPage');
  return (
    <noscript>
      <label className={styles.agree}>
        <input className={styles.tick} required type="checkbox" />
        {t('agree')}
      </label>
    </noscript>
  );
}

/** Lengths of a break, and the confirmation. */
export function BreakForm({ choices }: BreakFormProps) {
  const t = useTranslations('safetyPage');
  const [pendingChoice, setPendingChoice] = useState<BreakChoice>();
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const minutes = parseBreakMinutes(new FormData(event.currentTarget).get('minutes'));
    setPendingChoice(choices.find((choice) => choice.minutes === minutes));
  };
  return (
    <form action={ROUTES.break} className={styles.form} method="post" onSubmit={onSubmit}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t('length')}</legend>
        {choices.map(({ minutes, label }, index) => (
          <label className={styles.choice} key={minutes}>
            <input
              className={styles.radio}
              // One is always picked: the browser's complaint would be in its own language.
              defaultChecked={index === 0}
              name="minutes"
              type="radio"
              value={minutes}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <PlainConfirm />
      <ActionButton type="submit" wide>
        {t('next')}
      </ActionButton>
      <p className={styles.note}>{t('noEnd')}</p>
      {pendingChoice && <BreakConfirm choice={pendingChoice} onClose={() => setPendingChoice(undefined)} />}
    </form>
  );
}
