import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormError } from '@/components/auth/form/form-error';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { OneTimeCodeField } from '@/components/auth/sms/one-time-code-field';
import { ActionButton } from '@/components/ui/button/action-button';
import { useCountdown } from '@/lib/client/auth/use-countdown';
import { parseVerifyCode } from '@/lib/shared/auth/sms/one-time-code';
import type { FactorHint } from '@/lib/shared/firebase/second-factor';
import styles from './factor.module.css';

type FactorCodeProps = {
  readonly hint: FactorHint | undefined;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onSubmit: (code: string) => void;
  /** Sends another message to the same phone. */
  readonly onResend: () => void;
  readonly onBack: () => void;
};

function ResendButton({ isBusy, onPress }: { readonly isBusy: boolean; readonly onPress: () => void }) {
  const t = useTranslations('auth');
  const { left, start } = useCountdown();
  // Shown once the first message is sent.
  useEffect(start, [start]);
  const isWaiting = isBusy || left > 0;
  const press = () => {
    if (isWaiting) return;
    start();
    onPress();
  };
  return (
    <ActionButton isBusy={isWaiting} look="quiet" onClick={press} wide>
      {left > 0 ? t('resendIn', { seconds: left }) : t('resendCode')}
    </ActionButton>
  );
}

/** Code of the chosen factor: typed, pasted or filled in by the phone. */
export function FactorCode({ hint, error, isBusy, onSubmit, onResend, onBack }: FactorCodeProps) {
  const t = useTranslations('firebase');
  const auth = useTranslations('auth');
  const input = useRef<HTMLInputElement>(null);
  const [isCodeMissing, setCodeMissing] = useState(false);
  const isByMessage = hint?.factor !== 'totp';
  // The keyboard of a phone would cover the key of an authenticator app.
  useEffect(() => {
    if (isByMessage) input.current?.focus();
  }, [isByMessage]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = parseVerifyCode(input.current?.value ?? '');
    setCodeMissing(code === undefined);
    if (code === undefined) input.current?.focus();
    else onSubmit(code);
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p className={styles.text}>
        {isByMessage ? t('factorSentTo', { label: `\u2068${hint?.label ?? ''}\u2069` }) : t('factorTotpHint')}
      </p>
      <OneTimeCodeField
        error={isCodeMissing ? auth('codeRequired') : undefined}
        inputRef={input}
        isMessageDue={isByMessage}
        label={t('factorCode')}
      />
      {error !== undefined && !isCodeMissing && <FormError text={error} />}
      <SubmitButton busyLabel={t('factorVerifying')} isBusy={isBusy} label={t('factorVerify')} />
      {isByMessage && <ResendButton isBusy={isBusy} onPress={onResend} />}
      <ActionButton isBusy={isBusy} look="quiet" onClick={() => isBusy || onBack()} wide>
        {t('factorOther')}
      </ActionButton>
    </form>
  );
}
