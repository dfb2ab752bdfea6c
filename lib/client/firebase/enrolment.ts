// Enrols and withdraws second factors of an account through the library.
import 'client-only';
import {
  type Auth,
  type MultiFactorSession,
  multiFactor,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
} from 'firebase/auth';
import { withVerifier } from '@/lib/client/firebase/with-verifier';

export type PhoneToEnrol = { readonly phoneNumber: string; readonly container: HTMLElement | null };

export type PhoneEnrolment = { readonly proof: string; readonly code: string; readonly name?: string };

/** An authenticator app to enrol: `address` is the content of its QR code. */
export type TotpEnrolment = { readonly secret: TotpSecret; readonly address: string };

/** Sends a code to a phone for an enrol session. @throws errors of the library */
export async function startPhoneEnrolment(
  auth: Auth,
  user: User,
  { phoneNumber, container }: PhoneToEnrol,
): Promise<string> {
  const session: MultiFactorSession = await multiFactor(user).getSession();
  return withVerifier(auth, container, (verifier) =>
    new PhoneAuthProvider(auth).verifyPhoneNumber({ phoneNumber, session }, verifier),
  );
}

/** Enrols the phone by its code. @throws errors of the library */
export async function finishPhoneEnrolment(user: User, { proof, code, name }: PhoneEnrolment): Promise<void> {
  const credential = PhoneAuthProvider.credential(proof, code);
  await multiFactor(user).enroll(PhoneMultiFactorGenerator.assertion(credential), name);
}

/** Creates the secret of an authenticator app. The library falls back to the e-mail address or `unknownuser`
 * as account and to the app name as issuer. @throws errors of the library */
export async function startTotpEnrolment(
  user: User,
  names: { readonly account?: string; readonly issuer?: string } = {},
): Promise<TotpEnrolment> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  return { secret, address: secret.generateQrCodeUrl(names.account, names.issuer) };
}

/** Enrols the authenticator app by its code. @throws errors of the library */
export async function finishTotpEnrolment(
  user: User,
  { secret, code, name }: { readonly secret: TotpSecret; readonly code: string; readonly name?: string },
): Promise<void> {
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name);
}

/** Withdraws a factor by its enrolment id. @throws errors of the library */
export async function withdrawFactor(user: User, enrolmentId: string): Promise<void> {
  await multiFactor(user).unenroll(enrolmentId);
}
