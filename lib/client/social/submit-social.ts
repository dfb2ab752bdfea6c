// One attempt to sign in with a third-party proof, and what follows without an account.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getRegistrationFacts } from '@/lib/client/attribution/get-registration-facts';
import { leaveAsMember, openMemberSession } from '@/lib/client/auth/finish-login';
import { openSecondFactor } from '@/lib/client/auth/open-second-factor';
import { dropInvalidProof, dropProof, getStoredProof, storeProof } from '@/lib/client/auth/pending-proof';
import { requireCaptchaProof } from '@/lib/client/captcha/require-captcha-proof';
import { getDeviceFacts } from '@/lib/client/device/get-device-facts';
import { type FailureOptions, handleFailure } from '@/lib/client/failure/handle-failure';
import { afterDialog } from '@/lib/client/notice/after-dialog';
import { getOffFeatures } from '@/lib/client/page/page-facts';
import { withdrawSyncedToken } from '@/lib/client/session-end/withdraw-synced-token';
import { trackEvent } from '@/lib/client/track/track-event';
import { toRegistrationProof } from '@/lib/shared/auth/register/build-registration';
import type { FirstFactor } from '@/lib/shared/auth/two-factor';
import type { Failure, Result, Success } from '@/lib/shared/calls/envelope';
import { registerSocial } from '@/lib/shared/calls/register-table';
import { login, loginLine, loginTelegram } from '@/lib/shared/calls/session-table';
import type { WireCaptchaProof, WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import type { SocialRules } from '@/lib/shared/social/social-facts';
import type { SocialProof } from '@/lib/shared/social/social-proof';
import {
  buildFirebaseLogin,
  buildLineLogin,
  buildSocialRegistration,
  buildTelegramLogin,
} from '@/lib/shared/social/social-request';
import { afterUnbound, isUnbound, toChooseText } from '@/lib/shared/social/unbound';
import { newCustomerOf } from '@/lib/shared/track/customer-of';

/** Result: signed in and leaving, second factor due, player must choose (proof stored), or a rejection that was shown (with the failure if the server answered). */
export type SocialOutcome =
  | { readonly kind: 'done' | 'verify' | 'unbound' }
  | { readonly kind: 'refused'; readonly failure?: Failure };

type Attempt = { readonly sent: FirstFactor; readonly answer: Result<WireLoginAnswer> };

async function callLogin(proof: SocialProof): Promise<Attempt> {
  const facts = await getDeviceFacts();
  const { device } = facts;
  if (proof.kind === 'firebase') {
    const body = buildFirebaseLogin(proof, facts);
    return { sent: body, answer: await callApi(login, { body, device }) };
  }
  if (proof.kind === 'line') {
    const body = buildLineLogin(proof, facts);
    return { sent: { ...body, type: 'line' }, answer: await callApi(loginLine, { body, device }) };
  }
  const body = buildTelegramLogin(proof, facts, await getRegistrationFacts());
  return { sent: { ...body, type: 'telegram' }, answer: await callApi(loginTelegram, { body, device }) };
}

function finish(
  answer: Success<WireLoginAnswer>,
  proof: SocialProof,
  rules: SocialRules & { readonly isNew?: boolean },
): SocialOutcome {
  dropProof();
  const { isExpiryForced, isNew } = rules;
  const context = { type: proof.kind, isExpiryForced, isNew };
  const isChangeDue = openMemberSession(answer, context);
  // The choice dialog closes with its proof.
  afterDialog(() => leaveAsMember(isChangeDue, context));
  return { kind: 'done' };
}

function refuse(failure?: Failure, options?: FailureOptions): SocialOutcome {
  if (getStoredProof() === undefined) withdrawSyncedToken();
  if (failure) handleFailure(failure, options);
  return { kind: 'refused', failure };
}

async function callRegister(
  proof: SocialProof,
  captcha: WireCaptchaProof | undefined,
): Promise<Result<WireLoginAnswer>> {
  const origin = { ...(await getRegistrationFacts()), ...toRegistrationProof(captcha) };
  const body = buildSocialRegistration(proof, origin);
  trackEvent('registerSubmit');
  const answer = await callApi(registerSocial, { body });
  if (answer.ok) trackEvent('register', {}, { customer: newCustomerOf(answer.value) });
  // The provider may create an account without a session: the proof, now bound, opens it.
  return answer.ok && !answer.value?.token ? (await callLogin(proof)).answer : answer;
}

/** Creates an account for a proof and signs in, with a captcha where a registration asks for one. On failure the proof stays, unless it is invalid. */
export async function createSocialAccount(
  proof: SocialProof,
  rules: SocialRules,
  options?: FailureOptions,
): Promise<SocialOutcome> {
  const captcha = await requireCaptchaProof('register', rules.isCaptchaShown === true);
  if (!captcha) return refuse();
  const answer = await callRegister(proof, captcha.proof);
  if (answer.ok) return finish(answer, proof, { ...rules, isNew: true });
  dropInvalidProof(answer);
  // Dropping the proof closes the choice dialog, which then cannot show the refusal.
  return refuse(answer, getStoredProof() && options);
}

/** Signs in with a proof. Without an account, creates one or stores the proof for the choice dialog, by the
 * merchant's switches. Other failures show and drop the proof. */
export async function submitSocial(proof: SocialProof, rules: SocialRules): Promise<SocialOutcome> {
  const { sent, answer } = await callLogin(proof);
  if (answer.ok) return finish(answer, proof, rules);
  if (!isUnbound(answer)) {
    dropProof();
    const due = {
      login: sent,
      finish: (opened: Success<WireLoginAnswer>) => void finish(opened, proof, rules),
      onCancel: withdrawSyncedToken,
    };
    return openSecondFactor(answer, due) ? { kind: 'verify' } : refuse(answer);
  }
  handleFailure(answer, { own: ['register', 'login-choose'] });
  const canCreate = !getOffFeatures().includes('socialRegistration');
  if (canCreate && afterUnbound(rules) === 'create') return createSocialAccount(proof, rules);
  storeProof(proof, toChooseText(answer.message, proof.kind));
  return { kind: 'unbound' };
}
