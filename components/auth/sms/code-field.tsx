'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import form from '@/components/auth/form/form.module.css';
import { OneTimeCodeField } from '@/components/auth/sms/one-time-code-field';
import { useFailureText } from '@/components/notice/use-failure-text';
import styles from './code-field.module.css';
import type { CodeSender } from './use-code-sender';

type CodeFieldProps = {
  readonly label: string;
  readonly error?: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly sender: CodeSender;
  /** Shown once a code is sent. */
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

/** One-time code with its send button. */
export function CodeField({ label, error, inputRef, sender, sentText }: CodeFieldProps) {
  const toText = useFailureText();
  return (
    <div className={styles.field}>
      <OneTimeCodeField
        error={error}
        inputRef={inputRef}
        isMessageDue={sender.isSent}
        label={label}
        trailing={<SendButton sender={sender} />}
      />
      <p className={sender.failure ? form.error : form.hint} role="status">
        {sender.failure ? toText(sender.failure) : sender.isSent && sentText}
      </p>
    </div>
  );
}
