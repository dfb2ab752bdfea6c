'use client';

import { useRef, useState } from 'react';
import { readRememberedNumber } from '@/lib/client/auth/sms/read-remembered-number';
import { sendSmsCode } from '@/lib/client/auth/sms/send-sms-code';
import { type SmsLoginOutcome, submitSmsLogin } from '@/lib/client/auth/sms/submit-sms-login';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { parseVerifyCode } from '@/lib/shared/auth/sms/one-time-code';
import type { Failure } from '@/lib/shared/calls/envelope';
import type { SmsRules } from '@/lib/shared/sign-in/login-facts';
import { useCodeSender } from './use-code-sender';
import { usePhone } from './use-phone';

/** State of a login by SMS code. */
export function useSmsLogin(rules: SmsRules) {
  const [remembered] = useState(readRememberedNumber);
  const phone = usePhone(remembered);
  const guard = useGuardedSubmit();
  const code = useRef<HTMLInputElement>(null);
  const [isCodeWrong, setCodeWrong] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const sender = useCodeSender(phone.target, async () => {
    setUnknown(false);
    const wanted = await phone.read();
    if (!wanted) return undefined;
    const outcome = await sendSmsCode(wanted, rules.isSmsCaptchaShown);
    if (outcome.ok) {
      setCodeWrong(false);
      phone.keep();
      code.current?.focus();
    }
    return outcome;
  });

  function settle(outcome: SmsLoginOutcome): boolean {
    // After a success all keeps its place until the page is left.
    if (outcome.kind === 'done') return true;
    setUnknown(outcome.kind === 'unknown');
    // The code is used: the registration needs a new one immediately.
    if (outcome.kind === 'unknown') sender.clear();
    setFailure(outcome.kind === 'refused' ? outcome.failure : undefined);
    return false;
  }

  async function submit(): Promise<void> {
    await guard.submit(async () => {
      const typed = parseVerifyCode(code.current?.value ?? '');
      setCodeWrong(typed === undefined);
      const wanted = await phone.read();
      if (wanted && typed === undefined) code.current?.focus();
      if (!wanted || typed === undefined) return undefined;
      const { country, number } = phone;
      const given = { phone: wanted, code: typed, typed: { country, number } };
      return settle(await submitSmsLogin(given, rules));
    });
  }

  return { phone, sender, code, phase: guard.phase, isCodeWrong, isUnknown, failure, submit };
}
