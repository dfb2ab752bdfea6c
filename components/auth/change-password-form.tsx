'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type FormEvent, useEffect, useState } from 'react';
import { FailureError } from '@/components/auth/form/failure-error';
import { FormError } from '@/components/auth/form/form-error';
import styles from '@/components/auth/form/login-form.module.css';
import { NeedsSession } from '@/components/auth/form/needs-session';
import { NewPasswordField } from '@/components/auth/form/new-password-field';
import { PasswordField } from '@/components/auth/form/password-field';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { type EntryNote, readEntryNote } from '@/lib/client/auth/entry-note';
import { submitPassword } from '@/lib/client/auth/submit-password';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { type PasswordFault, passwordFaultOf } from '@/lib/shared/auth/password-rules';
import type { Failure } from '@/lib/shared/calls/envelope';
import { PASSWORD_MIN_LENGTH } from '@/lib/shared/constants';

/** States why a password change is forced. The note stays until it is changed, over a reload too. */
function ReasonLine() {
  const t = useTranslations('password');
  const [note, setNote] = useState<EntryNote>();
  useEffect(() => setNote(readEntryNote()), []);
  // In a box of its own: a form that is sent hides the refusals beside its button.
  return (
    (note === 'expired' || note === 'default') && (
      <div>
        <FormError text={t(note)} />
      </div>
    )
  );
}

type FieldProps = ComponentProps<typeof NewPasswordField>;

const CurrentField = (props: FieldProps) => <PasswordField {...props} autoComplete="current-password" />;
const RepeatedField = (props: FieldProps) => <PasswordField {...props} autoComplete="new-password" />;

const FIELDS = [
  { name: 'oldPassword', Field: CurrentField },
  { name: 'newPassword', Field: NewPasswordField },
  { name: 'repeat', Field: RepeatedField },
] as const;

function formOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '');
  return { oldPassword: read('oldPassword'), newPassword: read('newPassword'), repeat: read('repeat') };
}

/** Password change: current, new, and new again. */
export function ChangePasswordForm() {
  const t = useTranslations('password');
  const { phase, submit } = useGuardedSubmit();
  const [fault, setFault] = useState<PasswordFault>();
  const [failure, setFailure] = useState<Failure>();

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = formOf(event.currentTarget);
    const fault = passwordFaultOf(values);
    setFault(fault);
    if (fault) {
      event.currentTarget.querySelector<HTMLInputElement>(`input[name="${fault.field}"]`)?.focus();
      return;
    }
    void submit(async () => {
      const failure = await submitPassword(values.oldPassword, values.newPassword, t('done'));
      if (failure) setFailure(failure);
      return failure === undefined;
    });
  }

  const count = PASSWORD_MIN_LENGTH;
  return (
    <NeedsSession>
      <form
        className={styles.form}
        method="post"
        noValidate
        onInput={() => setFault(undefined)}
        onSubmit={onSubmit}
      >
        <ReasonLine />
        {FIELDS.map(({ name, Field }) => (
          <Field
            error={fault?.field === name ? t(fault.key, { count }) : undefined}
            hint={name === 'newPassword' ? t('newHint', { count }) : undefined}
            key={name}
            label={t(name)}
            name={name}
          />
        ))}
        {failure && <FailureError failure={failure} />}
        <SubmitButton
          busyLabel={t(phase === 'done' ? 'done' : 'submitting')}
          isBusy={phase === 'processing' || phase === 'done'}
          label={t('submit')}
        />
      </form>
    </NeedsSession>
  );
}
