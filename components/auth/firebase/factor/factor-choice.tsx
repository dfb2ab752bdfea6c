import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { SubmitButton } from '@/components/auth/form/submit-button';
import type { FactorHint } from '@/lib/shared/firebase/second-factor';
import styles from './factor.module.css';

type FactorChoiceProps = {
  readonly hints: readonly FactorHint[];
  readonly isBusy: boolean;
  readonly onChoose: (hintId: string) => void;
};

/** Second factors of the account; the first is selected. */
export function FactorChoice({ hints, isBusy, onChoose }: FactorChoiceProps) {
  const t = useTranslations('firebase');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(String(new FormData(event.currentTarget).get('hint') ?? ''));
  };
  // An authenticator app receives no message.
  const next = hints.some(({ factor }) => factor === 'totp') ? 'factorNext' : 'factorSend';
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <fieldset className={styles.hints}>
        <legend className={styles.text}>{t('factorChoose')}</legend>
        {hints.map(({ uid, factor, label }, index) => (
          <label className={styles.hint} key={uid}>
            <input defaultChecked={index === 0} name="hint" type="radio" value={uid} />
            <bdi>{label === '' || factor === 'totp' ? `${t('factorTotp')} ${label}`.trim() : label}</bdi>
          </label>
        ))}
      </fieldset>
      <SubmitButton busyLabel={t('factorSending')} isBusy={isBusy} label={t(next)} />
    </form>
  );
}
