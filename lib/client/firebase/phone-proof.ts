import 'client-only';
import { confirmPhoneCode, type PhoneResult, sendPhoneCode } from '@/lib/client/firebase/phone-code';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import {
  isProofGood,
  type PhoneCheck,
  type PhoneProof,
  parsePhoneCheck,
} from '@/lib/shared/firebase/phone-check';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';

/** The prover of one form. Numbers are E.164 with `+`. Never throws. */
export type PhoneProver = {
  /** Sends a code and discards an earlier proof. `container` is an empty element for the reCAPTCHA. */
  readonly send: (phone: string, container: HTMLElement | null) => Promise<PhoneResult<PhoneCheck>>;
  /** Returns the id token of a number; `auth/code-expired` if no code was sent to it. */
  readonly prove: (phone: string, code: string) => Promise<PhoneResult<string>>;
};

/** Creates a prover. The message id survives a reload in session storage; code and token stay in memory. A
 * code works once, so its token is kept for further attempts. */
export function createPhoneProver(facts: FirebaseFacts): PhoneProver {
  let lastProof: PhoneProof | undefined;

  async function send(phone: string, container: HTMLElement | null): Promise<PhoneResult<PhoneCheck>> {
    const sent = await sendPhoneCode(facts, phone, container);
    if (!sent.ok) return sent;
    lastProof = undefined;
    const check = { phone, id: sent.value.id };
    writeStored(STORED.phoneCheck, JSON.stringify(check));
    return { ok: true, value: check };
  }

  async function prove(phone: string, code: string): Promise<PhoneResult<string>> {
    if (isProofGood(lastProof, { phone, code }, Date.now())) return { ok: true, value: lastProof.idToken };
    const check = parsePhoneCheck(readStoredRecord(STORED.phoneCheck));
    const sent = check?.phone === phone ? { facts, id: check.id } : undefined;
    const proved = await confirmPhoneCode(sent, code);
    if (!proved.ok) return proved;
    lastProof = { phone, code, idToken: proved.value, takenAt: Date.now() };
    removeStored(STORED.phoneCheck);
    return proved;
  }

  return { send, prove };
}
