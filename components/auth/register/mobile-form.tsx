'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef } from 'react';
import { PasswordField } from '@/components/auth/form/password-field';
import { CodeField } from '@/components/auth/sms/code-field';
import { PhoneField } from '@/components/auth/sms/phone-field';
import { useCodeSender } from '@/components/auth/sms/use-code-sender';
import { type PhoneInput, usePhone } from '@/components/auth/sms/use-phone';
import { sendSmsCode } from '@/lib/client/auth/sms/send-sms-code';
import type { RegisterForm } from '@/lib/shared/auth/register/register-form';
import type { RegisterRules } from '@/lib/shared/auth/register/register-ways';
import { toLatinDigits } from '@/lib/shared/auth/sms/phone';
import { PASSWORD_MIN_LENGTH } from '@/lib/shared/constants';
import styles from './register.module.css';
import { RegisterSubmit } from './register-submit';
import { useRegistration } from './use-registration';

async function formOf(element: HTMLFormElement, phone: PhoneInput): Promise<RegisterForm> {
  const data = new FormData(element);
  const read = (name: string) => String(data.get(name) ?? '');
  return {
    way: 'mobile',
    username: '',
    password: read('password'),
    phone: await phone.read(),
    code: toLatinDigits(read('code')),
    stays: data.has('remember'),
  };
}

function useSender(phone: PhoneInput, isCaptchaShown: boolean, onSent: () => void) {
  const code = useRef<HTMLInputElement>(null);
  const sender = useCodeSender(phone.target, async () => {
    const wanted = await phone.read();
    const outcome = wanted && (await sendSmsCode(wanted, isCaptchaShown));
    if (outcome?.ok) {
      onSent();
      phone.keep();
      code.current?.focus();
    }
    return outcome;
  });
  return { code, sender };
}

/** Registration by mobile number: number, code, and a password where the merchant asks for one (A4). */
export function MobileForm({ rules }: { readonly rules: RegisterRules }) {
  const t = useTranslations('register');
  const auth = useTranslations('auth');
  const sms = useTranslations('sms');
  const phone = usePhone();
  const { phase, faultOf, forgive, failure, submit } = useRegistration(rules);
  const { code, sender } = useSender(phone, rules.isSmsCaptchaShown, () => forgive('code'));
  const count = PASSWORD_MIN_LENGTH;
  const passwordFault = faultOf('password');

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    void submit(element, () => formOf(element, phone));
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <PhoneField phone={phone} />
      <CodeField
        error={faultOf('code') && sms('codeRequired')}
        inputRef={code}
        label={sms('code')}
        sender={sender}
        sentText={sms('sent')}
      />
      {rules.isMobilePasswordAsked && (
        <PasswordField
          autoComplete="new-password"
          error={passwordFault && t(passwordFault, { count })}
          hint={t('passwordHint', { count })}
          label={auth('password')}
          name="password"
        />
      )}
      <RegisterSubmit canStay={rules.isMobilePasswordAsked} failure={failure} phase={phase} rules={rules} />
    </form>
  );
}
