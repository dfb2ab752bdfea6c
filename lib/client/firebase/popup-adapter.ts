// A small interface over the vendors' sign-in windows, replaceable in tests and emulator runs.
import 'client-only';
import {
  type AuthProvider,
  FacebookAuthProvider,
  GoogleAuthProvider,
  signInWithPopup,
  TwitterAuthProvider,
} from 'firebase/auth';
import { getAuthFor } from '@/lib/client/firebase/auth-app';
import { type FactorChallenge, toPkceChallenge } from '@/lib/client/firebase/factor-challenge';
import { takeToken } from '@/lib/client/firebase/take-token';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import type { FirebaseChannel } from '@/lib/shared/social/social-proof';

export type PopupAdapter = {
  /** Loads what a window needs, so that a tap opens it at once. Never throws. */
  readonly prepare: () => Promise<void>;
  /** Opens the window within the tap and resolves with an id token. @throws errors of the library */
  readonly open: (channel: FirebaseChannel) => Promise<string>;
  /** Returns the second factor that an error requires, undefined for other errors. */
  readonly challengeOf: (error: unknown) => FactorChallenge | undefined;
};

function providerOf(channel: FirebaseChannel): AuthProvider {
  if (channel === 'GOOGLE') return new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' });
  return channel === 'FACEBOOK' ? new FacebookAuthProvider() : new TwitterAuthProvider();
}

/** Creates the adapter for Google, Facebook and X through Firebase. */
export function createPopupAdapter(facts: FirebaseFacts): PopupAdapter {
  return {
    prepare: async () => getAuthFor(facts, 'popup').authStateReady(),
    open: async (channel) => {
      const auth = getAuthFor(facts, 'popup');
      // No await before this: popup blockers allow a window within the tap alone.
      return takeToken(auth, await signInWithPopup(auth, providerOf(channel)));
    },
    challengeOf: (error) => toPkceChallenge(getAuthFor(facts, 'popup'), error),
  };
}
