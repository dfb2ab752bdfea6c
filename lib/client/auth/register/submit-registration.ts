import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getRegistrationFacts } from '@/lib/client/attribution/get-registration-facts';
import { beginLogin } from '@/lib/client/auth/begin-login';
import { type LoginContext, leaveAsMember, openMemberSession } from '@/lib/client/auth/finish-login';
import { leaveEntry, noteEntry } from '@/lib/client/auth/leave-entry';
import { leaveToLogin } from '@/lib/client/auth/leave-to-login';
import { dropInvalidProof, dropProof, getPendingProof } from '@/lib/client/auth/pending-proof';
import { dropStoredPhone } from '@/lib/client/auth/sms/stored-phone';
import { requireCaptchaProof } from '@/lib/client/captcha/require-captcha-proof';
import { handleLostAnswer } from '@/lib/client/failure/handle-lost-answer';
import { getOffFeatures } from '@/lib/client/page/page-facts';
import { trackEvent } from '@/lib/client/track/track-event';
import { buildRegistration } from '@/lib/shared/auth/register/build-registration';
import { hasPassword, type RegisterForm } from '@/lib/shared/auth/register/register-form';
import type { RegisterMethod, RegisterRules } from '@/lib/shared/auth/register/register-methods';
import type { Failure, Success } from '@/lib/shared/calls/envelope';
import {
  registerAutoUsername,
  registerMember,
  registerMobile,
  registerSocial,
} from '@/lib/shared/calls/register-table';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import { toProofFields } from '@/lib/shared/social/social-request';
import { newCustomerOf } from '@/lib/shared/track/customer-of';

/** Result: a new account, logged in, with its next step, or a rejection (with the failure if the server answered). */
export type RegisterOutcome =
  | { readonly kind: 'made'; readonly userName?: string; readonly finish: () => void }
  | { readonly kind: 'refused'; readonly failure?: Failure };

const ROWS = {
  username: registerMember,
  mobile: registerMobile,
  auto: registerAutoUsername,
} as const satisfies Record<RegisterMethod, unknown>;

/** Only a password of the player's own can be remembered. */
function wishOf(form: RegisterForm, rules: RegisterRules): LoginContext['remember'] {
  if (!rules.canStay || !hasPassword(form.method, rules)) return undefined;
  return form.stays ? { type: 'username', username: form.username } : null;
}

/** Opens the session and returns the way on: home or to `go`; an account without a session goes to the login page. */
function open(answer: Success<WireLoginAnswer>, form: RegisterForm, rules: RegisterRules): () => void {
  dropStoredPhone();
  // Without a password of the player's own, no change can be forced.
  const type = hasPassword(form.method, rules) ? 'username' : 'sms';
  const { isExpiryForced } = rules;
  const context = { type, isExpiryForced, remember: wishOf(form, rules), isNew: true } as const;
  if (!answer.value?.token) return () => leaveToLogin('registered', form.username || answer.value?.userName);
  const isChangeDue = openMemberSession(answer, context);
  return () => leaveAsMember(isChangeDue, context);
}

/** Registers once, with a fresh captcha proof and any pending third-party proof. Faults open a
 * notice, refusals are the form's to show; without an answer, the player learns that the outcome is unknown. */
export async function submitRegistration(form: RegisterForm, rules: RegisterRules): Promise<RegisterOutcome> {
  noteEntry();
  const send = beginLogin();
  const captcha = await requireCaptchaProof('register', rules.isCaptchaShown);
  if (!captcha) return { kind: 'refused' };
  const base = await getRegistrationFacts();
  const canBind = !getOffFeatures().includes('socialRegistration');
  const pending = canBind ? getPendingProof() : undefined;
  const body = buildRegistration({
    form,
    rules,
    base,
    proof: captcha.proof,
    social: toProofFields(pending),
  });
  trackEvent('registerSubmit');
  const wasOnline = window.navigator.onLine;
  const answer = await send(() => callApi(pending ? registerSocial : ROWS[form.method], { body }));
  // Another tab has signed in meanwhile: no second account.
  if (!answer) return { kind: 'made', finish: leaveEntry };
  if (answer.ok) {
    dropProof();
    trackEvent('register', {}, { customer: newCustomerOf(answer.value) });
    return { kind: 'made', userName: answer.value?.userName, finish: open(answer, form, rules) };
  }
  dropInvalidProof(answer);
  return { kind: 'refused', failure: handleLostAnswer(answer, { wasOnline }, 'registration_unknown') };
}
