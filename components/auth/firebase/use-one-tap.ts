import { useEffect, useRef } from 'react';
import type { SignInOutcome } from '@/lib/client/firebase/social-sign-in';
import { useSession } from '@/lib/client/session/use-session';
import { readPlaceSigns } from '@/lib/client/webview/read-place-signs';
import { toGoogleIdentityUrl } from '@/lib/shared/firebase/google-identity';
import { isOneTapOffered } from '@/lib/shared/firebase/one-tap';
import type { FirebaseFacts, SocialFacts } from '@/lib/shared/social/social-facts';
import { signInRejectionOf } from '@/lib/shared/webview/sign-in-place';

type End = (outcome: SignInOutcome) => Promise<void>;

async function signIn(firebase: FirebaseFacts, credential: string): Promise<SignInOutcome> {
  const { signInByCredential } = await import('@/lib/client/firebase/sign-in-by-credential');
  return signInByCredential(firebase, credential);
}

/** Offers Google One Tap while the form is mounted, where allowed; loads its script only then. */
export function useOneTap(facts: SocialFacts, end: End): void {
  const isVisitor = useSession().state === 'visitor';
  const last = useRef({ facts, end });
  last.current = { facts, end };
  useEffect(() => {
    const { facts: known } = last.current;
    const { firebase } = known;
    const isRefused = signInRejectionOf(readPlaceSigns()) !== undefined;
    const place = { path: window.location.pathname, isMember: !isVisitor, isRefused };
    if (!firebase?.googleClientId || !isOneTapOffered(known, place)) return;
    const setup = {
      scriptUrl: known.googleIdentityUrl ?? toGoogleIdentityUrl(undefined),
      clientId: firebase.googleClientId,
      onCredential: async (credential: string) => last.current.end(await signIn(firebase, credential)),
    };
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
