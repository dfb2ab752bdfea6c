'use client';

import { useTranslations } from 'next-intl';
import { FailureError } from '@/components/auth/form/failure-error';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { KeepSignedIn } from '@/components/auth/remember/keep-signed-in';
import type { LoginPhase } from '@/lib/shared/auth/login-machine';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import type { Failure } from '@/lib/shared/calls/envelope';
import styles from './register.module.css';

type RegisterSubmitProps = {
  readonly phase: LoginPhase;
  readonly failure: Failure | undefined;
  readonly rules: RegisterRules;
  /** Whether there is a password to remember. */
  readonly canStay: boolean;
};

/** End of every registration form: stay signed in, last refusal, button, age. */
export function RegisterSubmit({ phase, failure, rules, canStay }: RegisterSubmitProps) {
  const t = useTranslations('register');
  return (
    <>
      {canStay && rules.canStay && <KeepSignedIn />}
      {failure && <FailureError failure={failure} />}
      <SubmitButton
        busyLabel={t(phase === 'done' ? 'done' : 'submitting')}
        isBusy={phase === 'processing' || phase === 'done'}
        label={t('submit')}
      />
      {rules.minimumAge > 0 && <p className={styles.age}>{t('age', { age: rules.minimumAge })}</p>}
    </>
  );
}
