// The vendors' sign-in windows behind one small interface, so that tests and emulator runs can put another in its place.
import 'client-only';
import {
  type AuthProvider,
  FacebookAuthProvider,
  GoogleAuthProvider,
  signInWithPopup,
  TwitterAuthProvider,
} from 'firebase/auth';
import { getAuthFor } from '@/lib/client/firebase/auth-app';
import { type FactorChallenge, toChallenge } from '@/lib/client/firebase/factor-challenge';
import { takeToken } from '@/lib/client/firebase/take-token';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import type { FirebaseChannel } from '@/lib/shared/social/social-proof';

/** What a sign-in window gives. */
export type PopupAdapter = {
  /** Loads what a window needs, so that a later tap opens it at once. Never throws. */
  readonly prepare: () => Promise<void>;
  /** Opens the window within the tap and resolves with an id token. @throws what the library throws */
  readonly open: (channel: FirebaseChannel) => Promise<string>;
  /** The second factor that an error asks for; undefined for every other error. */
  readonly challengeOf: (error: unknown) => FactorChallenge | undefined;
};

function providerOf(channel: FirebaseChannel): AuthProvider {
  if (channel === 'GOOGLE') return new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' });
  return channel === 'FACEBOOK' ? new FacebookAuthProvider() : new TwitterAuthProvider();
}

/** The windows of Google, Facebook and X through Firebase. */
export function createPopupAdapter(facts: FirebaseFacts): PopupAdapter {
  return {
    prepare: async () => getAuthFor(facts, 'popup').authStateReady(),
    open: async (channel) => {
      const auth = getAuthFor(facts, 'popup');
      // Nothing is awaited before this: a window is let through within the tap alone.
      return takeToken(auth, await signInWithPopup(auth, providerOf(channel)));
    },
    challengeOf: (error) => toChallenge(getAuthFor(facts, 'popup'), error),
  };
}
