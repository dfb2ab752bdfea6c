// The second factor of a login: which ways are offered, and the request that proves it.
import type {
  WireCaptchaProof,
  WireVerificationRequest,
  WireVerificationSendRequest,
} from '@/lib/shared/calls/wire-session';

/** A way to prove oneself: a code by e-mail, by SMS, or from an authenticator app. */
export type VerifyType = WireVerificationRequest['verifyType'];

/** A login that was sent, by whichever way. */
export type FirstFactor = Omit<WireVerificationRequest, 'verifyType' | 'verifyCode'> & WireCaptchaProof;

const ORDER: readonly VerifyType[] = ['ga', 'sms', 'email'];

/** Seconds before a code may be sent again. */
export const RESEND_SECONDS = 60;

/** A code has 4 to 8 digits; the provider judges the rest. */
const CODE = /^\d{4,8}$/;

/** The ways that a login_verify_required answer offers (its value: flags email, ga, sms), the quickest first. */
export function verifyTypesOf(value: unknown): VerifyType[] {
  const flags = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return ORDER.filter(
    (type) => flags[type] === true || (typeof flags[type] === 'string' && flags[type] !== ''),
  );
}

/** A typed or pasted code without spaces and dashes, or undefined when it cannot be one. */
export function parseVerifyCode(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '');
  return CODE.test(code) ? code : undefined;
}

/** Builds the proof of a second factor: the login once more and the code. A solved captcha is spent and stays behind. */
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

/** Builds the request for a code: whose it is by the user name alone, else by what the login proves it with. */
export function buildVerificationSend(
  login: FirstFactor,
  verifyType: 'email' | 'sms',
): WireVerificationSendRequest {
  if (login.username !== undefined) return { username: login.username, verifyType };
  const subject = SUBJECT.flatMap((name) => (login[name] === undefined ? [] : [[name, login[name]]]));
  return { ...Object.fromEntries(subject), verifyType };
}
