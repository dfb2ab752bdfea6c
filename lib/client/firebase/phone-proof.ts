// Proves the number of a registration through Firebase: the message, its code, and the id token that both give.
import 'client-only';
import { confirmPhoneCode, type PhoneResult, sendPhoneCode } from '@/lib/client/firebase/phone-code';
import { readStoredRecord } from '@/lib/client/storage/read-json';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import {
  isProofGood,
  type PhoneCheck,
  type PhoneProof,
  parsePhoneCheck,
} from '@/lib/shared/firebase/phone-check';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';

/** The proving of one form. Numbers are `+` and digits (E.164). Nothing in it throws. */
export type PhoneProver = {
  /** Has a code sent; a proof from before counts no more. `container` is an empty element for the invisible check. */
  readonly send: (phone: string, container: HTMLElement | null) => Promise<PhoneResult<PhoneCheck>>;
  /** The id token of a number for its code: `auth/code-expired` where no code went to this number. */
  readonly prove: (phone: string, code: string) => Promise<PhoneResult<string>>;
};

/**
 * Makes a prover. Which message is waited for stands in the tab's storage, so that a reload on the way to the message loses nothing
 *; code and token stay in memory. A code is spent at its first use: the token it gave is kept for the next attempt.
 */
export function createPhoneProver(facts: FirebaseFacts): PhoneProver {
  let kept: PhoneProof | undefined;

  async function send(phone: string, container: HTMLElement | null): Promise<PhoneResult<PhoneCheck>> {
    const sent = await sendPhoneCode(facts, phone, container);
    if (!sent.ok) return sent;
    kept = undefined;
    const check = { phone, id: sent.value.id };
    writeStored(STORED.phoneCheck, JSON.stringify(check));
    return { ok: true, value: check };
  }

  async function prove(phone: string, code: string): Promise<PhoneResult<string>> {
    if (isProofGood(kept, { phone, code }, Date.now())) return { ok: true, value: kept.idToken };
    const check = parsePhoneCheck(readStoredRecord(STORED.phoneCheck));
    const sent = check?.phone === phone ? { facts, id: check.id } : undefined;
    const proved = await confirmPhoneCode(sent, code);
    if (!proved.ok) return proved;
    kept = { phone, code, idToken: proved.value, takenAt: Date.now() };
    removeStored(STORED.phoneCheck);
    return proved;
  }

  return { send, prove };
}
