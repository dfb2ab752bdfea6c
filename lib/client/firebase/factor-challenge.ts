// The second factor that a sign-in asks for: which ways there are, a code sent, the code told.
import 'client-only';
import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
} from 'firebase/auth';
import { takeToken } from '@/lib/client/firebase/take-token';
import { withVerifier } from '@/lib/client/firebase/verifier';
import { parseHints } from '@/lib/shared/firebase/factor-hint';
import type { FactorHint } from '@/lib/shared/firebase/second-factor';

/** What is told to finish the sign-in; `proof` is what `send` gave, and needed for a phone. */
export type FactorAnswer = { readonly hintId: string; readonly code: string; readonly proof?: string };

/** A sign-in that waits for its second factor. */
export type FactorChallenge = {
  readonly hints: readonly FactorHint[];
  /** Has a code sent to the phone of a hint. @throws what the library throws; without a hint `auth/argument-error` */
  readonly send: (hintId: string, container: HTMLElement | null) => Promise<string>;
  /** Ends the sign-in with an id token. @throws what the library throws; without a sent code `auth/code-expired` */
  readonly confirm: (answer: FactorAnswer) => Promise<string>;
};

class FactorFault extends Error {
  constructor(readonly code: 'auth/argument-error' | 'auth/code-expired') {
    super('');
  }
}

function hintOf(resolver: MultiFactorResolver, hintId: string) {
  const hint = resolver.hints.find(({ uid }) => uid === hintId);
  if (hintId === '' || !hint) throw new FactorFault('auth/argument-error');
  return hint;
}

function assertionOf(resolver: MultiFactorResolver, { hintId, code, proof }: FactorAnswer) {
  const hint = hintOf(resolver, hintId);
  if (hint.factorId === 'totp') return TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code);
  if (proof === undefined) throw new FactorFault('auth/code-expired');
  return PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(proof, code));
}

/** The challenge in an error `auth/multi-factor-auth-required`; undefined for every other error. */
export function toChallenge(auth: Auth, error: unknown): FactorChallenge | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code !== 'auth/multi-factor-auth-required') return undefined;
  const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
  return {
    hints: parseHints(resolver.hints),
    send: async (hintId, container) => {
      const request = { multiFactorHint: hintOf(resolver, hintId), session: resolver.session };
      return withVerifier(auth, container, (verifier) =>
        new PhoneAuthProvider(auth).verifyPhoneNumber(request, verifier),
      );
    },
    confirm: async (answer) => takeToken(auth, await resolver.resolveSignIn(assertionOf(resolver, answer))),
  };
}
