// Second factors of an account: added, and taken away again. Start, finalize and withdraw are the library's calls.
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
import { withVerifier } from '@/lib/client/firebase/verifier';

/** A phone that is to become a factor: its number in the form +E164, and where the check may stand. */
export type PhoneToEnrol = { readonly phoneNumber: string; readonly container: HTMLElement | null };

/** What has to be told to finish: the code, what `startPhone` gave, and a name to recognise the factor by. */
export type PhoneEnrolment = { readonly proof: string; readonly code: string; readonly name?: string };

/** An authenticator app that is to become a factor: `address` is what its QR picture holds. */
export type TotpEnrolment = { readonly secret: TotpSecret; readonly address: string };

/** Has a code sent to a phone, for a session of type enroll. @throws what the library throws */
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

/** Adds the phone whose code is told. @throws what the library throws */
export async function finishPhoneEnrolment(user: User, { proof, code, name }: PhoneEnrolment): Promise<void> {
  const credential = PhoneAuthProvider.credential(proof, code);
  await multiFactor(user).enroll(PhoneMultiFactorGenerator.assertion(credential), name);
}

/**
 * Makes the secret of an authenticator app. In its QR address an account without a name is the e-mail address, or
 * `unknownuser`; an issuer without a name is the app's name: both are the library's own fallbacks. @throws what the library throws
 */
export async function startTotpEnrolment(
  user: User,
  names: { readonly account?: string; readonly issuer?: string } = {},
): Promise<TotpEnrolment> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  return { secret, address: secret.generateQrCodeUrl(names.account, names.issuer) };
}

/** Adds the authenticator app whose code is told. @throws what the library throws */
export async function finishTotpEnrolment(
  user: User,
  { secret, code, name }: { readonly secret: TotpSecret; readonly code: string; readonly name?: string },
): Promise<void> {
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name);
}

/** Takes a factor away by its enrolment id. @throws what the library throws */
export async function withdrawFactor(user: User, enrolmentId: string): Promise<void> {
  await multiFactor(user).unenroll(enrolmentId);
}
