// Second factor of a login: the offered methods and the requests of a code and a proof.

import type {
  WireCaptchaProof,
  WireVerificationRequest,
  WireVerificationSendRequest,
} from '@/lib/shared/calls/wire-session';
import { parseFailureValue } from '@/lib/shared/errors/failure-value';

/** A code by e-mail, by SMS, or from an authenticator app. */
export type VerifyType = WireVerificationRequest['verifyType'];

/** A login that was sent, by any method. */
export type FirstFactor = Omit<WireVerificationRequest, 'verifyType' | 'verifyCode'> & WireCaptchaProof;

const ORDER: readonly VerifyType[] = ['ga', 'sms', 'email'];

/** Returns the methods of a login_verify_required response (flags email, ga, sms), the quickest first. */
export function verifyTypesOf(value: unknown): VerifyType[] {
  const flags = parseFailureValue('login_verify_required', value);
  return ORDER.filter((type) => flags?.[type]);
}

/** Builds the proof: the login again, without its spent captcha, and the code. */
export function buildVerification(
  { geetestChallenge: _1, geetestSeccode: _2, geetestValidateV4: _3, ...login }: FirstFactor,
  proof: { readonly verifyType: VerifyType; readonly verifyCode: string },
): WireVerificationRequest {
  return { ...login, ...proof };
}

const SUBJECT = [
  'username',
  'mobileNum',
  'countryDialingCode',
  'firebaseChannel',
  'firebaseIdToken',
  'lineSessionToken',
  'telegramAuth',
  'sessionId',
  'env',
] as const;

/** Builds the request of a code, by user name where known, else by what the login proves itself with. */
export function buildVerificationSend(
  login: FirstFactor,
  verifyType: 'email' | 'sms',
): WireVerificationSendRequest {
  if (login.username !== undefined) return { username: login.username, verifyType };
  const subject = SUBJECT.flatMap((name) => (login[name] === undefined ? [] : [[name, login[name]]]));
  return { ...Object.fromEntries(subject), verifyType };
}
