import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from '@/components/auth/firebase/enrol/enrol.module.css';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { TextField } from '@/components/auth/form/text-field';
import { ActionButton } from '@/components/ui/button/action-button';
import { cleanNumber } from '@/lib/shared/auth/sms/phone';
import { E164 } from '@/lib/shared/firebase/phone-check';

type PhoneFormProps = {
  readonly isBusy: boolean;
  /** Receives a number in E.164. */
  readonly onNumber: (number: string) => void;
  readonly onBack: () => void;
};

/** The number of a phone that gets codes from now on. */
export function PhoneForm({ isBusy, onNumber, onBack }: PhoneFormProps) {
  const t = useTranslations('firebase');
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = cleanNumber(input.current?.value ?? '');
    const isRight = E164.test(number);
    setWrong(!isRight);
    if (isRight) onNumber(number);
    else input.current?.focus();
  };
  return (
    <form className={styles.parts} noValidate onSubmit={send}>
      <TextField
        autoComplete="tel"
        error={isWrong ? t('invalid-phone-number') : undefined}
        inputMode="tel"
        inputRef={input}
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
