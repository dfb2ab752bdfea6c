// One attempt to sign in by user name: captcha where due, the call, and what follows.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { finishLogin } from '@/lib/client/auth/finish-login';
import { dropProof, dropRefusedProof, getPendingProof } from '@/lib/client/auth/pending-proof';
import { leaveSignedIn, takeWayIn } from '@/lib/client/auth/sign-in-lock';
import { getCaptchaProof } from '@/lib/client/captcha/get-captcha-proof';
import { getDeviceFacts } from '@/lib/client/device/device-facts';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { showNotice } from '@/lib/client/notice/notice-store';
import { buildLoginRequest, type LoginWords } from '@/lib/shared/auth/build-login-request';
import type { RememberWish } from '@/lib/shared/auth/remember/remembered-record';
import { type VerifyType, verifyTypesOf } from '@/lib/shared/auth/two-factor';
import type { Failure } from '@/lib/shared/calls/envelope';
import { login } from '@/lib/shared/calls/session-table';
import type { LoginRules } from '@/lib/shared/sign-in/login-facts';
import { toProofFields } from '@/lib/shared/social/social-request';

/** What the player typed, and the remembered login where it stands in for the password. */
export type LoginForm = LoginWords;

/** How an attempt ended: signed in and leaving, a second factor is due, or refused (with the failure when the server spoke). */
export type LoginOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'verify'; readonly offered: readonly VerifyType[] }
  | { readonly kind: 'refused'; readonly failure?: Failure };

/** What a login form asks to be remembered: undefined where the form does not offer it, null where the player said no. */
export function rememberWishOf({ remember, username }: LoginForm): RememberWish | null | undefined {
  if (remember === undefined) return undefined;
  return remember ? { type: 'username', username } : null;
}

function refuse(failure: Failure): LoginOutcome {
  dropRefusedProof(failure);
  const offered = failure.code === 'login_verify_required' ? verifyTypesOf(failure.value) : [];
  handleFailure(failure, { own: offered.length > 0 ? ['two-factor'] : [], button: 'confirm' });
  return offered.length > 0 ? { kind: 'verify', offered } : { kind: 'refused', failure };
}

/**
 * Tries to sign in. A missing captcha proof is asked for first; failures are shown as the error table says. While another tab signs in, this one
 * waits, and is in by its success.
 */
export async function submitLogin(form: LoginForm, rules: LoginRules): Promise<LoginOutcome> {
  const captcha = await getCaptchaProof('login', rules.isCaptchaShown);
  if (!captcha.ok) {
    showNotice({ textKey: captcha.textKey, button: 'confirm' });
    return { kind: 'refused' };
  }
  const facts = await getDeviceFacts();
  // An account that the player logs in to takes the third party's proof along, and is bound to it.
  const body = { ...buildLoginRequest(form, facts, captcha.proof), ...toProofFields(getPendingProof()) };
  const answer = await takeWayIn(() => callApi(login, { body, device: facts.device }));
  if (!answer) {
    leaveSignedIn();
    return { kind: 'done' };
  }
  if (!answer.ok) return refuse(answer);
  dropProof();
  const { isExpiryForced } = rules;
  finishLogin(answer, { type: 'username', isExpiryForced, remember: rememberWishOf(form) });
  return { kind: 'done' };
}
