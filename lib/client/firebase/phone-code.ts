// SMS codes by Firebase: the id token proves the number, as `firebaseIdToken2` of a registration.
import 'client-only';
import { PhoneAuthProvider, signInWithCredential } from 'firebase/auth';
import { getAuthFor } from '@/lib/client/firebase/auth-app';
import { takeToken } from '@/lib/client/firebase/token-sync';
import { withVerifier } from '@/lib/client/firebase/with-verifier';
import { parseVerifyCode } from '@/lib/shared/auth/sms/one-time-code';
import { type AuthError, authErrorOf, toAuthError } from '@/lib/shared/firebase/auth-error';
import { E164 } from '@/lib/shared/firebase/phone-check';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';

/** A sent code to confirm; `id` names the message and is useless without the code. */
export type SentCode = { readonly facts: FirebaseFacts; readonly id: string };

export type PhoneResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: AuthError };

const refuse = (error: AuthError) => ({ ok: false, error }) as const;

/** Sends a code to `phone` (E.164 with `+`). `container` is an empty element for the invisible reCAPTCHA,
 * emptied afterwards. Never throws: an unusable number is `auth/invalid-phone-number`. */
export async function sendPhoneCode(
  facts: FirebaseFacts,
  phone: string,
  container: HTMLElement | null,
): Promise<PhoneResult<SentCode>> {
  if (!E164.test(phone)) return refuse(authErrorOf('invalid-phone-number'));
  try {
    const auth = getAuthFor(facts, 'plain');
    const id = await withVerifier(auth, container, (verifier) =>
      new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier),
    );
    return { ok: true, value: { facts, id } };
  } catch (error) {
    return refuse(toAuthError(error));
  }
}

/** Returns the id token of the number for a code; spaces are ignored. `auth/code-expired` if no code was
 * sent. A wrong code may be corrected. Never throws. */
export async function confirmPhoneCode(
  sent: SentCode | undefined,
  code: string,
): Promise<PhoneResult<string>> {
  if (!sent) return refuse(authErrorOf('code-expired'));
  const digits = parseVerifyCode(code) ?? '';
  if (digits === '') return refuse(authErrorOf('invalid-verification-code'));
  try {
    const auth = getAuthFor(sent.facts, 'plain');
    const signedIn = await signInWithCredential(auth, PhoneAuthProvider.credential(sent.id, digits));
    return { ok: true, value: await takeToken(auth, signedIn) };
  } catch (error) {
    return refuse(toAuthError(error));
  }
}
