import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { FormError } from '@/components/auth/form/form-error';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { TextField } from '@/components/auth/form/text-field';
import { ActionButton } from '@/components/ui/button/action-button';
import { parseFactorCode } from '@/lib/shared/firebase/factor-hint';
import type { FactorHint } from '@/lib/shared/firebase/second-factor';
import styles from './factor.module.css';

type FactorCodeProps = {
  readonly hint: FactorHint | undefined;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onSubmit: (code: string) => void;
  readonly onBack: () => void;
};

/** The code of the chosen factor, typed, pasted or filled in by the phone. */
export function FactorCode({ hint, error, isBusy, onSubmit, onBack }: FactorCodeProps) {
  const t = useTranslations('firebase');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(parseFactorCode(String(new FormData(event.currentTarget).get('code') ?? '')));
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p className={styles.text}>
        {hint?.factor === 'totp' ? t('factorTotpHint') : t('factorSentTo', { label: `⁨${hint?.label ?? ''}⁩` })}
      </p>
      <TextField
        autoComplete="one-time-code"
        inputMode="numeric"
        label={t('factorCode')}
        maxLength={16}
        name="code"
      />
      {error !== undefined && <FormError text={error} />}
      <SubmitButton busyLabel={t('factorVerifying')} isBusy={isBusy} label={t('factorVerify')} />
      <ActionButton isBusy={isBusy} look="quiet" onClick={() => isBusy || onBack()} wide>
        {t('factorOther')}
      </ActionButton>
    </form>
  );
}
