'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FailureError } from '@/components/auth/form/failure-error';
import { NewPasswordField } from '@/components/auth/form/new-password-field';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { CodeField } from '@/components/auth/sms/code-field';
import type { CodeSender } from '@/components/auth/sms/use-code-sender';
import { ActionButton } from '@/components/ui/button/action-button';
import { submitRecovery } from '@/lib/client/auth/recovery/submit-recovery';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import {
  type ProofFault,
  proofFaultsOf,
  type RecoverySubject,
} from '@/lib/shared/auth/recovery/recovery-machine';
import { parseVerifyCode } from '@/lib/shared/auth/sms/one-time-code';
import type { Failure } from '@/lib/shared/calls/envelope';
import { PASSWORD_MIN_LENGTH } from '@/lib/shared/constants';
import styles from './recovery.module.css';

type ResetPasswordFormProps = {
  readonly subject: RecoverySubject;
  readonly sender: CodeSender;
  readonly onBack: () => void;
};

/** Faults, refusal and lock of the second step. */
function useResetPassword(subject: RecoverySubject) {
  const guard = useGuardedSubmit();
  const [faults, setFaults] = useState<readonly ProofFault[]>([]);
  const [failure, setFailure] = useState<Failure>();

  function submit(element: HTMLFormElement): void {
    const data = new FormData(element);
    const code = String(data.get('code') ?? '');
    const newPassword = String(data.get('newPassword') ?? '');
    const faults = proofFaultsOf({ code, newPassword });
    setFaults(faults);
    const verifyCode = parseVerifyCode(code);
    if (faults.length > 0 || verifyCode === undefined) {
      element.querySelector<HTMLInputElement>(`input[name="${faults[0]?.field}"]`)?.focus();
      return;
    }
    void guard.submit(async () => {
      const failure = await submitRecovery(subject, { verifyCode, newPassword });
      if (failure) setFailure(failure);
      return failure === undefined;
    });
  }

  const faultOf = (field: ProofFault['field']) => faults.find((fault) => fault.field === field)?.key;
  return { phase: guard.phase, faultOf, failure, submit };
}

/** Code and new password. Identical for every name: whether the account exists is not revealed. */
export function ResetPasswordForm({ subject, sender, onBack }: ResetPasswordFormProps) {
  const t = useTranslations('recovery');
  const code = useRef<HTMLInputElement>(null);
  const { phase, faultOf, failure, submit } = useResetPassword(subject);
  const isBusy = phase === 'processing' || phase === 'done';
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
      {failure && <FailureError failure={failure} />}
      <SubmitButton busyLabel={t(phase === 'done' ? 'saved' : 'saving')} isBusy={isBusy} label={t('save')} />
      {/* A refusal that goes moves it below a second tap on the button above. */}
      <ActionButton isBusy={isBusy} look="quiet" onClick={() => isBusy || onBack()} wide>
        {t('back')}
      </ActionButton>
    </form>
  );
}
