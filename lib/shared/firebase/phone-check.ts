// Verification of a number by Firebase: the pending message, and how long the proof is valid.
import type { Phone } from '@/lib/shared/auth/sms/phone';

/** `phone` is `+` and digits; `id` is the verification id. */
export type PhoneCheck = { readonly phone: string; readonly id: string };

export type PhoneProof = {
  readonly phone: string;
  readonly code: string;
  readonly idToken: string;
  readonly takenAt: number;
};

/** An id token lasts an hour; the margin covers sending it to the provider. */
const PROOF_LIFE_MS = 55 * 60_000;

/** A number in E.164. */
export const E164 = /^\+[1-9]\d{6,14}$/;

/** Returns the number in E.164. */
export function toE164({ countryDialingCode, mobileNum }: Phone): string {
  return `+${countryDialingCode}${mobileNum}`;
}

/** Parses the stored check. */
export function parsePhoneCheck(raw: Record<string, unknown> | undefined): PhoneCheck | undefined {
  const { phone, id } = raw ?? {};
  return typeof phone === 'string' && typeof id === 'string' && id !== '' ? { phone, id } : undefined;
}

/** Returns whether a proof can be reused for the same number and code, since a code works only once. */
export function isProofGood(
  proof: PhoneProof | undefined,
  wanted: Pick<PhoneProof, 'phone' | 'code'>,
  now: number,
): proof is PhoneProof {
  if (proof?.phone !== wanted.phone || proof.code !== wanted.code) return false;
  return now >= proof.takenAt && now - proof.takenAt < PROOF_LIFE_MS;
}
