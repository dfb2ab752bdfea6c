import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import styles from '@/components/auth/firebase/enrol/enrol.module.css';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { TextField } from '@/components/auth/form/text-field';
import { ActionButton } from '@/components/ui/button/action-button';
import { cleanNumber } from '@/lib/shared/auth/sms/phone';

type PhoneFormProps = {
  readonly isBusy: boolean;
  readonly onNumber: (number: string) => void;
  readonly onBack: () => void;
};

/** The number of a phone that gets codes from now on. */
export function PhoneForm({ isBusy, onNumber, onBack }: PhoneFormProps) {
  const t = useTranslations('firebase');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onNumber(cleanNumber(String(new FormData(event.currentTarget).get('phone') ?? '')));
  };
  return (
    <form className={styles.parts} noValidate onSubmit={send}>
      <TextField
        autoComplete="tel"
        inputMode="text"
        label={t('enrolNumber')}
        maxLength={24}
        name="phone"
        placeholder="+…"
      />
      <SubmitButton busyLabel={t('factorSending')} isBusy={isBusy} label={t('factorSend')} />
      <ActionButton isBusy={isBusy} look="quiet" onClick={() => isBusy || onBack()} wide>
        {t('factorOther')}
      </ActionButton>
    </form>
  );
}
