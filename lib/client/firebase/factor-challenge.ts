import 'client-only';
import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  type UserCredential,
} from 'firebase/auth';
import { takeToken } from '@/lib/client/firebase/token-sync';
import { withVerifier } from '@/lib/client/firebase/with-verifier';
import { authErrorOf } from '@/lib/shared/firebase/auth-error';
import { parseHints } from '@/lib/shared/firebase/factor-hint';
import type { FactorHint } from '@/lib/shared/firebase/second-factor';
import { toRecord } from '@/lib/shared/is-record';

/** Input to finish the sign-in; `proof` is the result of `send`, required for a phone. */
export type FactorAnswer = { readonly hintId: string; readonly code: string; readonly proof?: string };

export type FactorChallenge = {
  readonly hints: readonly FactorHint[];
  /** Sends a code to the phone of a hint. @throws errors of the library, `auth/argument-error` */
  readonly send: (hintId: string, container: HTMLElement | null) => Promise<string>;
  /** Returns the id token. @throws errors of the library; `auth/code-expired` without a sent code */
  readonly confirm: (answer: FactorAnswer) => Promise<string>;
};

function hintOf(resolver: MultiFactorResolver, hintId: string) {
  const hint = resolver.hints.find(({ uid }) => uid === hintId);
  if (hintId === '' || !hint) throw authErrorOf('argument-error');
  return hint;
}

function assertionOf(resolver: MultiFactorResolver, { hintId, code, proof }: FactorAnswer) {
  const hint = hintOf(resolver, hintId);
  if (hint.factorId === 'totp') return TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code);
  if (proof === undefined) throw authErrorOf('code-expired');
  return PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(proof, code));
}

/** Returns the challenge in an `auth/multi-factor-auth-required` error, undefined for other errors. `take` gets the
 * id token of the finished sign-in. */
export function toFactorChallenge(
  auth: Auth,
  error: unknown,
  take: (signedIn: UserCredential) => Promise<string> = (signedIn) => takeToken(auth, signedIn),
): FactorChallenge | undefined {
  if (toRecord(error).code !== 'auth/multi-factor-auth-required') return undefined;
  const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
  return {
    hints: parseHints(resolver.hints),
    send: async (hintId, container) => {
      const request = { multiFactorHint: hintOf(resolver, hintId), session: resolver.session };
      return withVerifier(auth, container, (verifier) =>
        new PhoneAuthProvider(auth).verifyPhoneNumber(request, verifier),
      );
    },
    confirm: async (answer) => take(await resolver.resolveSignIn(assertionOf(resolver, answer))),
  };
}
