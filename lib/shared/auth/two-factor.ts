// The second factor of a login: which ways are offered, and the request that proves it.
import {
  buildDeviceFields,
  buildLoginFields,
  type DeviceFacts,
  type LoginFields,
} from '@/lib/shared/auth/build-login-request';
import type { WireVerificationRequest } from '@/lib/shared/calls/wire-session';

/** A way to prove oneself: a code by e-mail, by SMS, or from an authenticator app. */
export type VerifyType = WireVerificationRequest['verifyType'];

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

/** Builds the proof of a second factor: the login's own words once more, and the code. */
export function buildVerification(
  login: LoginFields,
  proof: { readonly verifyType: VerifyType; readonly verifyCode: string },
  facts: DeviceFacts,
): WireVerificationRequest {
  return { ...buildLoginFields(login), ...proof, ...buildDeviceFields(facts) };
}
