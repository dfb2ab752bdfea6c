'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { NewPasswordField } from '@/components/auth/form/new-password-field';
import { TextField } from '@/components/auth/form/text-field';
import type { GuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import type { RegisterForm } from '@/lib/shared/auth/register/register-form';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import { PASSWORD_MIN_LENGTH } from '@/lib/shared/constants';
import styles from './register.module.css';
import { RegisterSubmit } from './register-submit';
import { type MadeAccount, useRegistration } from './use-registration';

type AccountFormProps = {
  readonly method: 'username' | 'auto';
  readonly rules: RegisterRules;
  readonly guard: GuardedSubmit;
  readonly onMade?: (account: MadeAccount) => void;
};

function formOf(element: HTMLFormElement, method: RegisterForm['method']): RegisterForm {
  const data = new FormData(element);
  const read = (name: string) => String(data.get(name) ?? '');
  return {
    method,
    username: read('username'),
    password: read('password'),
    code: '',
    stays: data.has('remember'),
  };
}

/** Registration by user name, typed or chosen by the provider. */
export function AccountForm({ method, rules, guard, onMade }: AccountFormProps) {
  const t = useTranslations('register');
  const auth = useTranslations('auth');
  const { phase, faultOf, failure, onInput, submit } = useRegistration(rules, { guard, onMade });
  const count = PASSWORD_MIN_LENGTH;
  const faultTextOf = (field: 'username' | 'password') => {
    const key = faultOf(field);
    return key && t(key, { count, ...rules.usernameLength });
  };

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    void submit(element, async () => formOf(element, method));
  }

  return (
    // Submitted before the script runs: POST keeps the password out of the address.
    <form
      className={`${styles.form} needs-script`}
      method="post"
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {method === 'username' ? (
        <TextField
          autoComplete="username"
          error={faultTextOf('username')}
          hint={rules.usernameLength && t('usernameLength', rules.usernameLength)}
          label={auth('username')}
          maxLength={64}
          name="username"
        />
      ) : (
        <p className={styles.hint}>{t('autoHint')}</p>
      )}
      <NewPasswordField
        error={faultTextOf('password')}
        hint={t('passwordHint', { count })}
        label={auth('password')}
        name="password"
      />
      <RegisterSubmit canStay failure={failure} phase={phase} rules={rules} />
    </form>
  );
}
