// One attempt to sign in by user name: captcha, call and what follows.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { beginLogin } from '@/lib/client/auth/begin-login';
import { finishLogin } from '@/lib/client/auth/finish-login';
import { leaveEntry, noteEntry } from '@/lib/client/auth/leave-entry';
import { openSecondFactor } from '@/lib/client/auth/open-second-factor';
import { dropInvalidProof, dropProof, getPendingProof } from '@/lib/client/auth/pending-proof';
import { requireCaptchaProof } from '@/lib/client/captcha/require-captcha-proof';
import { getDeviceFacts } from '@/lib/client/device/get-device-facts';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { buildLoginRequest, type LoginFields } from '@/lib/shared/auth/build-login-request';
import type { RememberWish } from '@/lib/shared/auth/remember/remembered-record';
import type { Failure, Success } from '@/lib/shared/calls/envelope';
import { login } from '@/lib/shared/calls/session-table';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import type { LoginRules } from '@/lib/shared/sign-in/login-facts';
import { toProofFields } from '@/lib/shared/social/social-request';

/** Result: signed in, second factor due, or a rejection (with the failure, if the server answered). */
export type LoginOutcome =
  | { readonly kind: 'done' | 'verify' }
  | { readonly kind: 'refused'; readonly failure?: Failure };

/** Returns what to remember: undefined if the form does not offer it, null if the player declines. */
function toRememberWish({ remember, username }: LoginFields): RememberWish | null | undefined {
  if (remember === undefined) return undefined;
  return remember ? { type: 'username', username } : null;
}

/** Signs in; faults open a notice, refusals are the form's to show. Waits while another tab signs in, and uses its success. */
export async function submitLogin(form: LoginFields, rules: LoginRules): Promise<LoginOutcome> {
  noteEntry();
  const send = beginLogin();
  const captcha = await requireCaptchaProof('login', rules.isCaptchaShown);
  if (!captcha) return { kind: 'refused' };
  const facts = await getDeviceFacts();
  // A pending third-party proof goes along and is bound to the account.
  const body = { ...buildLoginRequest(form, facts, captcha.proof), ...toProofFields(getPendingProof()) };
  const answer = await send(() => callApi(login, { body, device: facts.device }));
  if (!answer) {
    leaveEntry();
    return { kind: 'done' };
  }
  const finish = (opened: Success<WireLoginAnswer>): void => {
    dropProof();
    const { isExpiryForced } = rules;
    finishLogin(opened, { type: 'username', isExpiryForced, remember: toRememberWish(form) });
  };
  if (answer.ok) {
    finish(answer);
    return { kind: 'done' };
  }
  if (openSecondFactor(answer, { login: body, finish })) return { kind: 'verify' };
  dropInvalidProof(answer);
  handleFailure(answer, { own: ['login-choose', 'two-factor'], inForm: true });
  return { kind: 'refused', failure: answer };
}
