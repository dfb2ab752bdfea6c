import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { finishLogin } from '@/lib/client/auth/finish-login';
import { noteEntry } from '@/lib/client/auth/leave-entry';
import { openSecondFactor } from '@/lib/client/auth/open-second-factor';
import { dropInvalidProof, dropProof, getPendingProof } from '@/lib/client/auth/pending-proof';
import { isKeepTicked } from '@/lib/client/auth/remember/auto-login-choice';
import { getAutoLoginFacts, readRemembered } from '@/lib/client/auth/remember/remembered-store';
import { dropStoredPhone, type TypedPhone } from '@/lib/client/auth/sms/stored-phone';
import { requireCaptchaProof } from '@/lib/client/captcha/require-captcha-proof';
import { getDeviceFacts } from '@/lib/client/device/get-device-facts';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import type { RememberWish } from '@/lib/shared/auth/remember/remembered-record';
import { buildSmsLogin } from '@/lib/shared/auth/sms/build-sms-login';
import { cleanNumber, type Phone } from '@/lib/shared/auth/sms/phone';
import type { Failure, Success } from '@/lib/shared/calls/envelope';
import { login } from '@/lib/shared/calls/session-table';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import type { LoginRules } from '@/lib/shared/sign-in/login-facts';
import { toProofFields } from '@/lib/shared/social/social-request';

/** Result: signed in, second factor due, a number without an account, or a rejection (with the failure, if answered). */
export type SmsLoginOutcome =
  | { readonly kind: 'done' | 'verify' | 'unknown' }
  | { readonly kind: 'refused'; readonly failure?: Failure };

function refuse(failure: Failure): SmsLoginOutcome {
  dropInvalidProof(failure);
  handleFailure(failure, { own: ['login-choose', 'two-factor'], inForm: true });
  return failure.code === 'not.exists.user' ? { kind: 'unknown' } : { kind: 'refused', failure };
}

/** Returns what to remember of a login by SMS; undefined where the merchant or the player wants nothing remembered,
 * and where a password is remembered, which can do more. */
function toSmsWish({ country, number }: TypedPhone): RememberWish | undefined {
  if (!getAutoLoginFacts().isOn || !isKeepTicked()) return undefined;
  if (readRemembered()?.type === 'username') return undefined;
  return { type: 'sms', mobileNum: cleanNumber(number), ...(country === '' ? {} : { country }) };
}

/** Signs in by number and code, after the captcha of scene `login`. */
export async function submitSmsLogin(
  given: { readonly phone: Phone; readonly code: string; readonly typed: TypedPhone },
  rules: LoginRules,
): Promise<SmsLoginOutcome> {
  noteEntry();
  const captcha = await requireCaptchaProof('login', rules.isCaptchaShown);
  if (!captcha) return { kind: 'refused' };
  const facts = await getDeviceFacts();
  // A pending third-party proof goes along and is bound to the account.
  const body = { ...buildSmsLogin(given, facts, captcha.proof), ...toProofFields(getPendingProof()) };
  const answer = await callApi(login, { body, device: facts.device });
  const finish = (opened: Success<WireLoginAnswer>): void => {
    dropProof();
    dropStoredPhone();
    const remember = toSmsWish(given.typed);
    finishLogin(opened, { type: 'sms', isExpiryForced: rules.isExpiryForced, remember });
  };
  if (answer.ok) {
    finish(answer);
    return { kind: 'done' };
  }
  return openSecondFactor(answer, { login: body, finish }) ? { kind: 'verify' } : refuse(answer);
}
