// A member's account at Firebase, signed in only to change its second factors.
import 'client-only';
import {
  type Auth,
  multiFactor,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { getAuthFor } from '@/lib/client/firebase/auth-app';
import {
  finishPhoneEnrolment,
  finishTotpEnrolment,
  startPhoneEnrolment,
  startTotpEnrolment,
  type TotpEnrolment,
  withdrawFactor,
} from '@/lib/client/firebase/enrolment';
import { type FactorChallenge, toFactorChallenge } from '@/lib/client/firebase/factor-challenge';
import { providerOf } from '@/lib/client/firebase/provider-of';
import { isTokenSynced } from '@/lib/client/firebase/token-sync';
import { type AuthError, toAuthError } from '@/lib/shared/firebase/auth-error';
import { parseHints } from '@/lib/shared/firebase/factor-hint';
import type { FactorHint } from '@/lib/shared/firebase/second-factor';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import type { FirebaseChannel } from '@/lib/shared/social/social-proof';

/** Every method throws errors of the library. */
export type FactorAccount = {
  readonly list: () => readonly FactorHint[];
  /** Sends a code to a number in E.164. */
  readonly sendPhone: (phoneNumber: string, container: HTMLElement | null) => Promise<string>;
  readonly addPhone: (proof: string, code: string) => Promise<void>;
  readonly startApp: (issuer: string) => Promise<TotpEnrolment>;
  readonly addApp: (enrolment: TotpEnrolment, code: string) => Promise<void>;
  readonly remove: (uid: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** `second-factor`: once its challenge is confirmed, `open` gives the account. */
export type AccountOutcome =
  | { readonly kind: 'open'; readonly account: FactorAccount }
  | {
      readonly kind: 'second-factor';
      readonly challenge: FactorChallenge;
      readonly open: () => FactorAccount | undefined;
    }
  | { readonly kind: 'refused'; readonly error: AuthError };

// The service ends the session with the factor by which it began; that is no failure.
async function withdraw(user: User, uid: string): Promise<void> {
  try {
    await withdrawFactor(user, uid);
  } catch (error) {
    if (toAuthError(error).code !== 'auth/user-token-expired') throw error;
  }
}

function toAccount(auth: Auth, user: User): FactorAccount {
  return {
    list: () => parseHints(multiFactor(user).enrolledFactors),
    sendPhone: (phoneNumber, container) => startPhoneEnrolment(auth, user, { phoneNumber, container }),
    addPhone: (proof, code) => finishPhoneEnrolment(user, { proof, code }),
    startApp: (issuer) => startTotpEnrolment(user, { issuer }),
    addApp: ({ secret }, code) => finishTotpEnrolment(user, { secret, code }),
    remove: (uid) => withdraw(user, uid),
    close: async () => {
      if (!isTokenSynced(auth)) await signOut(auth);
    },
  };
}

/** Opens the vendor's window; call it synchronously in the tap. Never throws. */
export async function openFactorAccount(
  facts: FirebaseFacts,
  channel: FirebaseChannel,
): Promise<AccountOutcome> {
  const auth = getAuthFor(facts, 'popup');
  // The user stays signed in, unlike in a log-in: the factors are theirs.
  const keep = ({ user }: UserCredential) => user.getIdToken();
  try {
    const { user } = await signInWithPopup(auth, providerOf(channel));
    return { kind: 'open', account: toAccount(auth, user) };
  } catch (error) {
    const challenge = toFactorChallenge(auth, error, keep);
    if (!challenge) return { kind: 'refused', error: toAuthError(error) };
    const open = () => (auth.currentUser ? toAccount(auth, auth.currentUser) : undefined);
    return { kind: 'second-factor', challenge, open };
  }
}

/** Loads what the window needs. Never throws. */
export async function prepareFactorAccount(facts: FirebaseFacts): Promise<void> {
  await getAuthFor(facts, 'popup')
    .authStateReady()
    .catch(() => undefined);
}
