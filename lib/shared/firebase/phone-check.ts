// A number that Firebase proves: which message is waited for, and how long the proof is good.
import type { Phone } from '@/lib/shared/auth/sms/phone';

/** A message that went to a number (`+` and digits); `id` is the service's name for it. */
export type PhoneCheck = { readonly phone: string; readonly id: string };

/** A number that was proved by a code, and Firebase's word for it. */
export type PhoneProof = {
  readonly phone: string;
  readonly code: string;
  readonly idToken: string;
  readonly takenAt: number;
};

/** An id token is good for an hour; the last minutes are left to the way to the provider. */
const PROOF_LIFE_MS = 55 * 60_000;

/** The number as Firebase wants it: E.164. */
export function toE164({ countryDialingCode, mobileNum }: Phone): string {
  return `+${countryDialingCode}${mobileNum}`;
}

/** Reads what the storage holds; anything else is no check. */
export function parsePhoneCheck(raw: Record<string, unknown> | undefined): PhoneCheck | undefined {
  const { phone, id } = raw ?? {};
  return typeof phone === 'string' && typeof id === 'string' && id !== '' ? { phone, id } : undefined;
}

/** Whether a proof may be shown again: a code is spent by its first use, the same one for the same number needs no other. */
export function isProofGood(
  proof: PhoneProof | undefined,
  wanted: Pick<PhoneProof, 'phone' | 'code'>,
  now: number,
): proof is PhoneProof {
  if (proof?.phone !== wanted.phone || proof.code !== wanted.code) return false;
  return now >= proof.takenAt && now - proof.takenAt < PROOF_LIFE_MS;
}
