'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import form from '@/components/auth/form/form.module.css';
import { TextField } from '@/components/auth/form/text-field';
import { useCodePaste } from '@/components/auth/sms/use-code-paste';
import { useFailureText } from '@/components/notice/use-failure-text';
import { useWebOtp } from '@/lib/client/auth/sms/use-web-otp';
import styles from './code-field.module.css';
import type { CodeSender } from './use-code-sender';

type CodeFieldProps = {
  readonly label: string;
  readonly error?: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly sender: CodeSender;
  /** Said once a code is on its way. */
  readonly sentText: string;
};

function SendButton({ sender }: { readonly sender: CodeSender }) {
  const t = useTranslations('sms');
  const { isSending, isSent, left } = sender;
  const label = isSending ? t('sending') : t(isSent ? 'resend' : 'send');
  return (
    <button
      aria-disabled={isSending || left > 0 || undefined}
      className={styles.send}
      onClick={() => void sender.press()}
      type="button"
    >
      {left > 0 ? t('resendIn', { seconds: left }) : label}
    </button>
  );
}

/** A one-time code with the button that has it sent: typed, pasted, filled in by the keyboard, or read by the browser. */
export function CodeField({ label, error, inputRef, sender, sentText }: CodeFieldProps) {
  const toText = useFailureText();
  useCodePaste(inputRef);
  useWebOtp(sender.isSent, (code) => {
    if (inputRef.current) inputRef.current.value = code;
  });
  return (
    <div className={styles.field}>
      <TextField
        autoComplete="one-time-code"
        error={error}
        inputMode="numeric"
        inputRef={inputRef}
        label={label}
        maxLength={16}
        name="code"
        trailing={<SendButton sender={sender} />}
      />
      <p className={sender.failure ? form.error : form.hint} role="status">
        {sender.failure ? toText(sender.failure) : sender.isSent && sentText}
      </p>
    </div>
  );
}
