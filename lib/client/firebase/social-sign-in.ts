// Sign-in by window, from tap to outcome: private windows, one pending window, second factor, errors.
import 'client-only';
import { isIncognito } from '@/lib/client/device/is-incognito';
import type { FactorChallenge } from '@/lib/client/firebase/factor-challenge';
import { createPopupAdapter, type PopupAdapter } from '@/lib/client/firebase/popup-adapter';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { type AuthError, authErrorOf, toAuthError } from '@/lib/shared/firebase/auth-error';
import { endPopup, isPending, NO_POPUP, openPopup } from '@/lib/shared/firebase/popup-machine';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import type { FirebaseChannel, SocialProof } from '@/lib/shared/social/social-proof';

/** Outcome of a sign-in. `silent`: a newer window replaced it, or the player closed it. */
export type SignInOutcome =
  | { readonly kind: 'proof'; readonly proof: SocialProof }
  | { readonly kind: 'second-factor'; readonly channel: FirebaseChannel; readonly challenge: FactorChallenge }
  | { readonly kind: 'refused'; readonly error: AuthError }
  | { readonly kind: 'incognito' }
  | { readonly kind: 'silent' };

export type SocialSignIn = {
  /** Loads what a tap needs; call it on intent, before the tap. Never throws. */
  readonly prepare: () => Promise<void>;
  /** Signs in; call it synchronously in the tap. Never throws. */
  readonly run: (channel: FirebaseChannel) => Promise<SignInOutcome>;
  /** Ends a sign-in that left by redirect. Never throws. */
  readonly resume: (channel: FirebaseChannel) => Promise<SignInOutcome>;
};

const BLOCKED = authErrorOf('popup-blocked');

/** Returns the outcome of a thrown value. */
export function toOutcome(
  error: unknown,
  channel: FirebaseChannel,
  challengeOf: PopupAdapter['challengeOf'],
): SignInOutcome {
  const challenge = challengeOf(error);
  if (challenge) return { kind: 'second-factor', channel, challenge };
  const parsed = toAuthError(error);
  return parsed.surface === 'shown' ? { kind: 'refused', error: parsed } : { kind: 'silent' };
}

/** Creates sign-in by window for a merchant; `adapter` opens the windows. */
export function createSocialSignIn(
  facts: FirebaseFacts,
  adapter: PopupAdapter = createPopupAdapter(facts),
): SocialSignIn {
  let state = NO_POPUP;
  let isPrivate: boolean | undefined;

  const learn = async () => {
    isPrivate = await isIncognito();
  };

  async function open(channel: FirebaseChannel, id: number): Promise<SignInOutcome> {
    // Known already if the page was prepared: then nothing delays the window.
    if (isPrivate === undefined) await learn();
    if (!isPending(state, id)) return { kind: 'silent' };
    if (isPrivate) return { kind: 'incognito' };
    const idToken = await adapter.open(channel);
    if (!isPending(state, id)) return { kind: 'silent' };
    return { kind: 'proof', proof: { kind: 'firebase', channel, idToken } };
  }

  /** If the window is blocked, the page itself goes to the vendor: there is no outcome before it returns. */
  async function leave(error: unknown, channel: FirebaseChannel): Promise<SignInOutcome | undefined> {
    if (toAuthError(error).code !== BLOCKED.code) return undefined;
    writeStored(STORED.socialRedirect, channel);
    try {
      if (await adapter.leave(channel)) return { kind: 'silent' };
    } catch {
      // That the window is blocked is what the player can fix.
    }
    removeStored(STORED.socialRedirect);
    return undefined;
  }

  async function resume(channel: FirebaseChannel): Promise<SignInOutcome> {
    try {
      const idToken = await adapter.takeResult();
      if (idToken === undefined) return { kind: 'refused', error: BLOCKED };
      return { kind: 'proof', proof: { kind: 'firebase', channel, idToken } };
    } catch (error) {
      return toOutcome(error, channel, adapter.challengeOf);
    }
  }

  async function run(channel: FirebaseChannel): Promise<SignInOutcome> {
    state = openPopup(state);
    const id = state.lastId;
    try {
      return await open(channel, id);
    } catch (error) {
      if (!isPending(state, id)) return { kind: 'silent' };
      return (await leave(error, channel)) ?? toOutcome(error, channel, adapter.challengeOf);
    } finally {
      state = endPopup(state, id);
    }
  }

  const prepare = async () => {
    await Promise.allSettled([learn(), adapter.prepare()]);
  };
  return { prepare, run, resume };
}
