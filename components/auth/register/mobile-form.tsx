'use client';

import { FirebaseForm } from '@/components/auth/register/firebase-form';
import { NumberForm } from '@/components/auth/register/number-form';
import { sendSmsCode } from '@/lib/client/auth/sms/send-sms-code';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';

/** Registration by mobile number; the provider or Firebase sends the codes. */
export function MobileForm({ rules }: { readonly rules: RegisterRules }) {
  const { smsFirebase, isSmsCaptchaShown } = rules;
  if (smsFirebase) return <FirebaseForm facts={smsFirebase} rules={rules} />;
  return (
    <NumberForm
      rules={rules}
      service={{ mark: '', send: (phone) => sendSmsCode(phone, isSmsCaptchaShown) }}
    />
  );
}
