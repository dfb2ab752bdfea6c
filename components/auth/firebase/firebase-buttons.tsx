'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFirebaseSignIn, useSignInResult } from '@/components/auth/firebase/use-firebase-sign-in';
import { useIdleWhenVisible } from '@/components/auth/firebase/use-idle-when-visible';
import { useOneTap } from '@/components/auth/firebase/use-one-tap';
import { readPlaceSigns } from '@/lib/client/device/app-mode';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { takeRedirectChannel } from '@/lib/client/social/take-redirect-channel';
import type { SocialFacts } from '@/lib/shared/social/social-facts';
import type { FirebaseChannel, SocialProof } from '@/lib/shared/social/social-proof';
import { signInRejectionOf } from '@/lib/shared/webview/sign-in-place';
import styles from './firebase.module.css';
import { ProviderButton } from './provider-button';
import { providersOf } from './providers';

// Without its script the forms beside it still work.
const OpenInBrowser = dynamic(() =>
  import('@/components/auth/firebase/open-in-browser').then(
    (part) => part.OpenInBrowser,
    () => () => null,
  ),
);

type FirebaseButtonsProps = {
  readonly facts: SocialFacts;
  readonly onProof: (proof: SocialProof) => void;
  /** Another method is pending: taps are ignored. */
  readonly isBusy: boolean;
  /** Names of further methods that this browser rejects. */
  readonly blockedMethods: readonly string[];
};

/** Calls `resume` once where the page is the return of a sign-in that left by redirect. */
function useRedirectReturn(resume: (channel: FirebaseChannel) => Promise<void>): void {
  const finish = useEffectEvent(() => {
    const channel = takeRedirectChannel();
    if (channel) void resume(channel);
  });
  useEffect(() => finish(), []);
}

/** Google, Facebook and X as enabled, with One Tap; in an app's browser a link out of it. */
export function FirebaseButtons({ facts, onProof, isBusy, blockedMethods }: FirebaseButtonsProps) {
  const t = useTranslations('firebase');
  const group = useRef<HTMLFieldSetElement>(null);
  const { dialog, end } = useSignInResult(onProof);
  const { pending, load, prepare, start, resume } = useFirebaseSignIn(facts.firebase, end);
  useRedirectReturn(resume);
  const isHydrated = useHydrated();
  const blocked = isHydrated ? signInRejectionOf(readPlaceSigns()) : undefined;
  useOneTap(facts, end);
  useIdleWhenVisible(group, () => void load());
  const providers = providersOf(facts);
  const methods = [...blockedMethods, ...providers.map(({ name }) => name)];
  if (blocked && methods.length > 0) return <OpenInBrowser blocked={blocked} methods={methods} />;
  if (providers.length === 0) return null;
  const soon = () => void prepare();
  return (
    <>
      <fieldset
        className={`${styles.group} needs-script`}
        onFocus={soon}
        onPointerDown={soon}
        onPointerEnter={soon}
        ref={group}
      >
        <legend className="visually-hidden">{t('groupLabel')}</legend>
        {providers.map((provider) => (
          <ProviderButton
            isBusy={isBusy}
            isPending={pending === provider.channel}
            key={provider.channel}
            onTap={() => void start(provider.channel)}
            provider={provider}
          />
        ))}
      </fieldset>
      {dialog}
    </>
  );
}
