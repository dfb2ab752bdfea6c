// A small interface over the vendors' sign-in windows, replaceable in tests and emulator runs.
import 'client-only';
import { getRedirectResult, signInWithPopup, signInWithRedirect } from 'firebase/auth';
import { getAuthFor } from '@/lib/client/firebase/auth-app';
import { type FactorChallenge, toFactorChallenge } from '@/lib/client/firebase/factor-challenge';
import { providerOf } from '@/lib/client/firebase/provider-of';
import { takeToken } from '@/lib/client/firebase/token-sync';
import { canRedirect } from '@/lib/shared/firebase/popup-machine';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import type { FirebaseChannel } from '@/lib/shared/social/social-proof';

export type PopupAdapter = {
  /** Loads what a window needs, so that a tap opens it at once. Never throws. */
  readonly prepare: () => Promise<void>;
  /** Opens the window within the tap and resolves with an id token. @throws errors of the library */
  readonly open: (channel: FirebaseChannel) => Promise<string>;
  /** Leaves for the vendor, where a result can come back; false where it cannot. @throws errors of the library */
  readonly leave: (channel: FirebaseChannel) => Promise<boolean>;
  /** Returns the id token with which a redirect came back, undefined without one. @throws errors of the library */
  readonly takeResult: () => Promise<string | undefined>;
  /** Returns the second factor that an error requires, undefined for other errors. */
  readonly challengeOf: (error: unknown) => FactorChallenge | undefined;
};

/** Creates the adapter for Google, Facebook and X through Firebase. */
export function createPopupAdapter(facts: FirebaseFacts): PopupAdapter {
  return {
    prepare: async () => getAuthFor(facts, 'popup').authStateReady(),
    open: async (channel) => {
      const auth = getAuthFor(facts, 'popup');
      // No await before this: popup blockers allow a window within the tap only.
      return takeToken(auth, await signInWithPopup(auth, providerOf(channel)));
    },
    leave: async (channel) => {
      if (!canRedirect(window.location.hostname, facts)) return false;
      await signInWithRedirect(getAuthFor(facts, 'popup'), providerOf(channel));
      return true;
    },
    takeResult: async () => {
      const auth = getAuthFor(facts, 'popup');
      const result = await getRedirectResult(auth);
      return result ? takeToken(auth, result) : undefined;
    },
    challengeOf: (error) => toFactorChallenge(getAuthFor(facts, 'popup'), error),
  };
}
