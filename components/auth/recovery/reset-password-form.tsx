'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormError } from '@/components/auth/form/form-error';
import { NewPasswordField } from '@/components/auth/form/new-password-field';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { CodeField } from '@/components/auth/sms/code-field';
import type { CodeSender } from '@/components/auth/sms/use-code-sender';
import { useFailureText } from '@/components/notice/use-failure-text';
import { ActionButton } from '@/components/ui/button/action-button';
import type { RecoverySubject } from '@/lib/shared/auth/recovery/recovery-machine';
import { PASSWORD_MIN_LENGTH } from '@/lib/shared/constants';
import styles from './recovery.module.css';
import { useResetPassword } from './use-reset-password';

type ProveFormProps = {
  readonly subject: RecoverySubject;
  readonly sender: CodeSender;
  readonly onBack: () => void;
};

/** Code and new password. Identical for every name: whether the account exists is not revealed. */
export function ResetPasswordForm({ subject, sender, onBack }: ProveFormProps) {
  const t = useTranslations('recovery');
  const toText = useFailureText();
  const code = useRef<HTMLInputElement>(null);
  const { phase, faultOf, failure, submit } = useResetPassword(subject);
  const count = PASSWORD_MIN_LENGTH;
  const passwordFault = faultOf('newPassword');
  useEffect(() => {
    code.current?.focus();
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit(event.currentTarget);
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <p className={styles.sent} role="status">
        {t('sent')}
      </p>
      {/* Tells password managers whose password is new. */}
      <input
        autoComplete="username"
        hidden
        readOnly
        type="text"
        value={'username' in subject ? subject.username : subject.mobileNum}
      />
      <CodeField
        error={faultOf('code') && t('codeRequired')}
        inputRef={code}
        label={t('code')}
        sender={sender}
        sentText={t('help')}
      />
      <NewPasswordField
        error={passwordFault && t(passwordFault, { count })}
        hint={t('passwordHint', { count })}
        label={t('newPassword')}
        name="newPassword"
      />
      {failure && <FormError text={toText(failure)} />}
      <SubmitButton
        busyLabel={t(phase === 'done' ? 'saved' : 'saving')}
        isBusy={phase === 'processing' || phase === 'done'}
        label={t('save')}
      />
      <ActionButton look="quiet" onClick={onBack} wide>
        {t('back')}
      </ActionButton>
    </form>
  );
}
