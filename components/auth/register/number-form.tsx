'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { PasswordField } from '@/components/auth/form/password-field';
import { CodeField } from '@/components/auth/sms/code-field';
import { PhoneField } from '@/components/auth/sms/phone-field';
import { useCodeSender } from '@/components/auth/sms/use-code-sender';
import { type PhoneInput, usePhone } from '@/components/auth/sms/use-phone';
import type { SendOutcome } from '@/lib/client/auth/sms/send-sms-code';
import type { GuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import type { RegisterForm } from '@/lib/shared/auth/register/register-form';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import type { Phone } from '@/lib/shared/auth/sms/phone';
import { PASSWORD_MIN_LENGTH } from '@/lib/shared/constants';
import styles from './register.module.css';
import { RegisterSubmit } from './register-submit';
import { useRegistration } from './use-registration';

/** Who sends and checks the codes. */
export type CodeService = {
  /** Separates the waits of one service from those of another. */
  readonly mark: string;
  readonly send: (phone: Phone) => Promise<SendOutcome>;
  /** Checks a code before the registration; undefined after a shown refusal. `resend` ends the wait for the next one. */
  readonly prove?: (form: RegisterForm, resend: () => void) => Promise<RegisterForm | undefined>;
  /** Fault of the last code. */
  readonly rejection?: string;
};

type NumberFormProps = {
  readonly rules: RegisterRules;
  readonly guard: GuardedSubmit;
  readonly service: CodeService;
  readonly children?: ReactNode;
};

async function formOf(element: HTMLFormElement, phone: PhoneInput): Promise<RegisterForm> {
  const data = new FormData(element);
  const read = (name: string) => String(data.get(name) ?? '');
  return {
    method: 'mobile',
    username: '',
    password: read('password'),
    phone: await phone.read(),
    code: read('code'),
    stays: data.has('remember'),
  };
}

function useNumberForm({ rules, guard, service }: NumberFormProps) {
  const phone = usePhone();
  const code = useRef<HTMLInputElement>(null);
  const registration = useRegistration(rules, {
    guard,
    prove: async (form) => (service.prove ? service.prove(form, () => sender.clear()) : form),
  });
  const sender = useCodeSender(service.mark + phone.target, async () => {
    const wanted = await phone.read();
    const outcome = wanted && (await service.send(wanted));
    if (outcome?.ok) {
      registration.forgive('code');
      phone.keep();
      code.current?.focus();
    }
    return outcome;
  });
  return { phone, code, sender, registration };
}

/** Number, code, and a password if the merchant requires one; `children` follow the code. */
export function NumberForm(props: NumberFormProps) {
  const { rules, service, children } = props;
  const t = useTranslations('register');
  const auth = useTranslations('auth');
  const sms = useTranslations('sms');
  const { phone, code, sender, registration } = useNumberForm(props);
  const { phase, faultOf, failure, onInput, submit } = registration;
  const count = PASSWORD_MIN_LENGTH;
  const passwordFault = faultOf('password');

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    void submit(element, () => formOf(element, phone));
  }

  return (
    <form className={styles.form} method="post" noValidate onInput={onInput} onSubmit={onSubmit}>
      <PhoneField phone={phone} />
      <CodeField
        error={faultOf('code') ? sms('codeRequired') : service.rejection}
        inputRef={code}
        label={sms('code')}
        sender={sender}
        sentText={sms('sent')}
      />
      {children}
      {rules.isMobilePasswordRequired && (
        <PasswordField
          autoComplete="new-password"
          error={passwordFault && t(passwordFault, { count })}
          hint={t('passwordHint', { count })}
          label={auth('password')}
          name="password"
        />
      )}
      <RegisterSubmit
        canStay={rules.isMobilePasswordRequired}
        failure={failure}
        phase={phase}
        rules={rules}
      />
    </form>
  );
}
