'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { FactorDialogProps } from '@/components/auth/firebase/factor/factor-dialog';
import { useAuthErrorText } from '@/components/auth/firebase/factor/use-auth-error-text';
import { useLatestAttempt } from '@/lib/client/data/use-latest-attempt';
import type { SignInOutcome, SocialSignIn } from '@/lib/client/firebase/social-sign-in';
import { showNotice, showToast } from '@/lib/client/notice/notice-store';
import { loadPart } from '@/lib/client/page/load-module';
import { INCOGNITO_NOTICE_MS } from '@/lib/shared/constants';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import type { FirebaseChannel, SocialProof } from '@/lib/shared/social/social-proof';

type Factor = Omit<FactorDialogProps, 'onClose'> & { readonly Dialog: ComponentType<FactorDialogProps> };

async function loadSignIn(facts: FirebaseFacts): Promise<SocialSignIn> {
  return (await import('@/lib/client/firebase/social-sign-in')).createSocialSignIn(facts);
}

/** Shows the outcome of a sign-in; `dialog` is the second factor while it is required. */
export function useSignInResult(onProof: (proof: SocialProof) => void) {
  const t = useTranslations('firebase');
  const toText = useAuthErrorText();
  const [factor, setFactor] = useState<Factor>();

  async function end(outcome: SignInOutcome): Promise<void> {
    if (outcome.kind === 'proof') onProof(outcome.proof);
    if (outcome.kind === 'refused') showNotice({ text: toText(outcome.error) });
    if (outcome.kind === 'incognito') showToast({ text: t('not_support_incognito') }, INCOGNITO_NOTICE_MS);
    if (outcome.kind !== 'second-factor') return;
    const { channel, challenge } = outcome;
    const part = await loadPart(() => import('@/components/auth/firebase/factor/factor-dialog'));
    const onToken = (idToken: string) => onProof({ kind: 'firebase', channel, idToken });
    if (part) setFactor({ Dialog: part.FactorDialog, challenge, onToken });
  }

  const close = () => setFactor(undefined);
  const dialog: ReactNode = factor && (
    <factor.Dialog challenge={factor.challenge} onClose={close} onToken={factor.onToken} />
  );
  return { dialog, end };
}

/** Sign-in by window: call `prepare` early, `start` in the tap; `pending` is the provider with an open window. */
export function useFirebaseSignIn(
  facts: FirebaseFacts | undefined,
  end: (outcome: SignInOutcome) => Promise<void>,
) {
  const [pending, setPending] = useState<FirebaseChannel>();
  const ready = useRef<SocialSignIn>(undefined);
  const loading = useRef<Promise<SocialSignIn>>(undefined);
  const beginAttempt = useLatestAttempt();

  async function load(): Promise<SocialSignIn | undefined> {
    if (!facts) return undefined;
    loading.current ??= loadSignIn(facts);
    try {
      ready.current = await loading.current;
    } catch {
      loading.current = undefined;
    }
    return ready.current;
  }

  async function prepare(): Promise<void> {
    await (await load())?.prepare();
  }

  async function settle(outcome: SignInOutcome | undefined): Promise<void> {
    setPending(undefined);
    if (outcome) await end(outcome);
    else showNotice({ textKey: 'network_error' });
  }

  /** Only the latest one's outcome shows. */
  async function follow(channel: FirebaseChannel, way: 'run' | 'resume'): Promise<void> {
    const isLatest = beginAttempt();
    setPending(channel);
    // A window may open only within the tap, so a loaded library is used without await.
    const signIn = ready.current ?? (await load());
    const outcome = await signIn?.[way](channel);
    if (isLatest()) await settle(outcome);
  }

  const start = (channel: FirebaseChannel) => follow(channel, 'run');
  /** Ends what left by redirect, which loads the library with the page. */
  const resume = (channel: FirebaseChannel) => follow(channel, 'resume');

  return { pending, load, prepare, start, resume };
}
