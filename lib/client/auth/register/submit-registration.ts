// One attempt to register: captcha where due, the call of its way, and what follows.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getRegistrationFacts } from '@/lib/client/attribution/registration-facts';
import { leaveToLogin } from '@/lib/client/auth/entry-note';
import { finishLogin, type LoginContext } from '@/lib/client/auth/finish-login';
import { dropProof, dropRefusedProof, getPendingProof } from '@/lib/client/auth/pending-proof';
import { leaveSignedIn, takeWayIn } from '@/lib/client/auth/sign-in-lock';
import { dropStoredPhone } from '@/lib/client/auth/sms/stored-phone';
import { getCaptchaProof } from '@/lib/client/captcha/get-captcha-proof';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { showNotice } from '@/lib/client/notice/notice-store';
import { trackEvent } from '@/lib/client/track/track-event';
import { buildRegistration } from '@/lib/shared/auth/register/build-registration';
import { toLostAnswer } from '@/lib/shared/auth/register/lost-answer';
import { hasPassword, type RegisterForm } from '@/lib/shared/auth/register/register-form';
import type { RegisterRules, RegisterWay } from '@/lib/shared/auth/register/register-ways';
import type { Failure, Success } from '@/lib/shared/calls/envelope';
import {
  register,
  registerAutoUsername,
  registerMobile,
  registerSocial,
} from '@/lib/shared/calls/register-table';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import { toProofFields } from '@/lib/shared/social/social-request';
import { newCustomerOf } from '@/lib/shared/track/customer-of';

/** How an attempt ended: an account, its name and the way on, or refused (with the failure when the server spoke). */
export type RegisterOutcome =
  | { readonly kind: 'made'; readonly userName?: string; readonly finish: () => void }
  | { readonly kind: 'refused'; readonly failure?: Failure };

const ROWS = {
  username: register,
  mobile: registerMobile,
  auto: registerAutoUsername,
} as const satisfies Record<RegisterWay, unknown>;

/** What is remembered of it: a password of the player's own, where staying is offered. */
function wishOf(form: RegisterForm, rules: RegisterRules): LoginContext['remember'] {
  if (!rules.canStay || !hasPassword(form.way, rules)) return undefined;
  return form.stays ? { type: 'username', username: form.username } : null;
}

/** What follows a registration: home or `go`; an account without a session goes on to the login. */
function finish(answer: Success<WireLoginAnswer>, form: RegisterForm, rules: RegisterRules): void {
  dropStoredPhone();
  // Without a password of the player's own there is nothing that he could be asked to change.
  const type = hasPassword(form.way, rules) ? 'username' : 'sms';
  const { isExpiryForced } = rules;
  const context = { type, isExpiryForced, remember: wishOf(form, rules), isNew: true } as const;
  if (answer.value?.token) finishLogin(answer, context);
  else leaveToLogin('registered');
}

/**
 * Tries to register. A missing captcha proof is asked for first, a fresh one each time; failures are shown as the error table says. A
 * third party's proof that waits for an account goes along, whichever way it is, and is bound to the new one. It is sent once: where no
 * answer came, the player reads that the outcome is unknown.
 */
export async function submitRegistration(form: RegisterForm, rules: RegisterRules): Promise<RegisterOutcome> {
  const captcha = await getCaptchaProof('register', rules.isCaptchaShown);
  if (!captcha.ok) {
    showNotice({ textKey: captcha.textKey, button: 'confirm' });
    return { kind: 'refused' };
  }
  const base = await getRegistrationFacts();
  const pending = getPendingProof();
  const body = buildRegistration({
    form,
    rules,
    base,
    proof: captcha.proof,
    social: toProofFields(pending),
  });
  trackEvent('registerSubmit');
  const wasOnline = window.navigator.onLine;
  const answer = await takeWayIn(() => callApi(pending ? registerSocial : ROWS[form.way], { body }));
  // Another tab has made one meanwhile: there is never a second.
  if (!answer) return { kind: 'made', finish: leaveSignedIn };
  if (answer.ok) {
    dropProof();
    trackEvent('register', {}, { customer: newCustomerOf(answer.value) });
    return { kind: 'made', userName: answer.value?.userName, finish: () => finish(answer, form, rules) };
  }
  dropRefusedProof(answer);
  const told = toLostAnswer(answer, wasOnline);
  handleFailure(answer.code === 'network_offline' ? answer : told, { button: 'confirm' });
  return { kind: 'refused', failure: told };
}
