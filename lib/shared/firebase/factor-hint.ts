// Second factors of an account for display: masked, in the library's order.

import { toText } from '@/lib/shared/calls/wire-value';
import type { FactorHint } from '@/lib/shared/firebase/second-factor';
import { toRecord } from '@/lib/shared/is-record';

const SHOWN_DIGITS = 4;

/** Masks all but the last digits; a number that is already masked stays masked. */
export function maskPhone(phone: string): string {
  const plus = phone.startsWith('+') ? '+' : '';
  const digits = phone.replaceAll(/[^\d*•]/g, '');
  if (digits.length <= SHOWN_DIGITS) return `${plus}${'•'.repeat(digits.length)}`;
  return `${plus}${'•'.repeat(digits.length - SHOWN_DIGITS)}${digits.slice(-SHOWN_DIGITS)}`;
}

function hintOf(raw: Record<string, unknown>): FactorHint | undefined {
  const uid = toText(raw.uid);
  const factor = raw.factorId === 'phone' || raw.factorId === 'totp' ? raw.factorId : undefined;
  if (uid === '' || factor === undefined) return undefined;
  const name = toText(raw.displayName);
  const phone = factor === 'phone' ? maskPhone(toText(raw.phoneNumber)) : '';
  return { uid, factor, label: [name, phone].filter((part) => part !== '').join(' · ') };
}

/** Parses the hints of the library's resolver; entries without an enrolment id, or of another kind, are left out. */
export function parseHints(raw: readonly unknown[]): FactorHint[] {
  return raw.map((one) => hintOf(toRecord(one))).filter((one) => one !== undefined);
}
