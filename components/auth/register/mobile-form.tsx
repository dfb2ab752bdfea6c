'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useAuthErrorText } from '@/components/auth/firebase/factor/use-auth-error-text';
import { type CodeService, NumberForm } from '@/components/auth/register/number-form';
import { sendSmsCode } from '@/lib/client/auth/sms/send-sms-code';
import type { GuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import type { PhoneProver } from '@/lib/client/firebase/phone-proof';
import { showNotice } from '@/lib/client/notice/notice-store';
import { loadPart, loadWhenIdle } from '@/lib/client/page/load-module';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import { parseVerifyCode } from '@/lib/shared/auth/sms/one-time-code';
import type { AuthError } from '@/lib/shared/firebase/auth-error';
import { toE164 } from '@/lib/shared/firebase/phone-check';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import styles from './register.module.css';

export type MobileFormProps = { readonly rules: RegisterRules; readonly guard: GuardedSubmit };

type FirebaseFormProps = MobileFormProps & { readonly facts: FirebaseFacts };

const loadProof = () => import('@/lib/client/firebase/phone-proof');

/** Loads the library while the number is typed. One prover per form, so that a used code's token is not lost. */
function useProver(facts: FirebaseFacts): () => Promise<PhoneProver | undefined> {
  const made = useRef<PhoneProver>(undefined);
  useEffect(() => loadWhenIdle(loadProof), []);
  return async () => {
    made.current ??= (await loadPart(loadProof))?.createPhoneProver(facts);
    return made.current;
  };
}

/** Codes that Firebase sends and checks; errors open a notice with code and reason, the input stays. */
function useFirebaseCodes(facts: FirebaseFacts) {
  const t = useTranslations('firebase');
  const toText = useAuthErrorText();
  const check = useRef<HTMLDivElement>(null);
  const [rejection, setRejection] = useState<string>();
  const getProver = useProver(facts);

  function refuse(error: AuthError, resend?: () => void): undefined {
    showNotice({ text: toText(error) });
    if (!resend) return undefined;
    setRejection(t(error.textKey));
    // This code cannot be retried: a new one may be requested at once.
    if (error.textKey === 'code-expired') resend();
  }

  const service: CodeService = {
    mark: 'firebase:',
    rejection,
    send: async (phone) => {
      setRejection(undefined);
      const sent = await (await getProver())?.send(toE164(phone), check.current);
      if (sent && !sent.ok) refuse(sent.error);
      return { ok: sent?.ok === true };
    },
    prove: async (form, resend) => {
      const code = parseVerifyCode(form.code) ?? '';
      const proved = form.phone && (await (await getProver())?.prove(toE164(form.phone), code));
      if (!proved?.ok) return proved && refuse(proved.error, resend);
      setRejection(undefined);
      return { ...form, phoneToken: proved.value };
    },
  };
  return { check, service };
}

/** Registration by a number that Firebase verifies, with an invisible browser check. */
function FirebaseForm({ facts, ...form }: FirebaseFormProps) {
  const { check, service } = useFirebaseCodes(facts);
  return (
    <NumberForm {...form} service={service}>
      <div className={styles.check} ref={check} />
    </NumberForm>
  );
}

/** Registration by mobile number; the provider or Firebase sends the codes. */
export function MobileForm(props: MobileFormProps) {
  const { smsFirebase, isSmsCaptchaShown } = props.rules;
  if (smsFirebase) return <FirebaseForm {...props} facts={smsFirebase} />;
  return (
    <NumberForm {...props} service={{ mark: '', send: (phone) => sendSmsCode(phone, isSmsCaptchaShown) }} />
  );
}
