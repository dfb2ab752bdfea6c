import 'client-only';
import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { isIncognito } from '@/lib/client/device/is-incognito';
import { getAuthFor } from '@/lib/client/firebase/auth-app';
import { toFactorChallenge } from '@/lib/client/firebase/factor-challenge';
import { type SignInOutcome, toOutcome } from '@/lib/client/firebase/social-sign-in';
import { takeToken } from '@/lib/client/firebase/token-sync';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';

/** Exchanges Google's token for a Firebase one, except in a private window. Never throws. */
export async function signInByCredential(facts: FirebaseFacts, credential: string): Promise<SignInOutcome> {
  if (await isIncognito()) return { kind: 'incognito' };
  const auth = getAuthFor(facts, 'plain');
  try {
    const signedIn = await signInWithCredential(auth, GoogleAuthProvider.credential(credential));
    const idToken = await takeToken(auth, signedIn);
    return { kind: 'proof', proof: { kind: 'firebase', channel: 'GOOGLE', idToken } };
  } catch (error) {
    return toOutcome(error, 'GOOGLE', (thrown) => toFactorChallenge(auth, thrown));
  }
}
