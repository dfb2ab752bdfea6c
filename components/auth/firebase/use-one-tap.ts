import { useEffect, useEffectEvent } from 'react';
import { readPlaceSigns } from '@/lib/client/device/app-mode';
import type { SignInOutcome } from '@/lib/client/firebase/social-sign-in';
import type { OneTapSetup } from '@/lib/client/one-tap/start-one-tap';
import { loadPart } from '@/lib/client/page/load-module';
import { useSession } from '@/lib/client/session/use-session';
import { isOneTapOffered, toGoogleIdentityUrl } from '@/lib/shared/firebase/one-tap';
import type { FirebaseFacts, SocialFacts } from '@/lib/shared/social/social-facts';
import { signInRejectionOf } from '@/lib/shared/webview/sign-in-place';

/** Offers Google One Tap while the form is mounted, where allowed; loads its script only then. */
export function useOneTap(facts: SocialFacts, end: (outcome: SignInOutcome) => Promise<void>): void {
  const isVisitor = useSession().state === 'visitor';
  const signIn = useEffectEvent(async (firebase: FirebaseFacts, credential: string) => {
    const part = await loadPart(() => import('@/lib/client/firebase/sign-in-by-credential'));
    if (part) await end(await part.signInByCredential(firebase, credential));
  });
  const readSetup = useEffectEvent((isMember: boolean): OneTapSetup | undefined => {
    const { firebase, googleIdentityUrl } = facts;
    const isRefused = signInRejectionOf(readPlaceSigns()) !== undefined;
    const place = { path: window.location.pathname, isMember, isRefused };
    if (!firebase?.googleClientId || !isOneTapOffered(facts, place)) return undefined;
    return {
      scriptUrl: googleIdentityUrl ?? toGoogleIdentityUrl(undefined),
      clientId: firebase.googleClientId,
      onCredential: (credential) => void signIn(firebase, credential),
    };
  });
  useEffect(() => {
    const setup = readSetup(!isVisitor);
    if (!setup) return;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    void import('@/lib/client/one-tap/start-one-tap')
      .then(({ startOneTap }) => {
        if (!isUnmounted) stop = startOneTap(setup);
      })
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [isVisitor]);
}
