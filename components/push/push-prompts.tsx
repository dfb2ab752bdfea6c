'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { PushBanner } from '@/components/push/push-banner';
import { PushPrompt } from '@/components/push/push-prompt';
import { PushTips } from '@/components/push/push-tips';
import { showToast } from '@/lib/client/notice/notice-store';
import { usePromptSlot } from '@/lib/client/notice/use-prompt-slot';
import { notifyPush } from '@/lib/client/push/push-store';
import { usePush, usePushSetup } from '@/lib/client/push/use-push';
import type { PushState } from '@/lib/shared/push/push-machine';
import { ROUTES } from '@/lib/shared/routes';

/** The outcome is announced only after the player's own request. */
function useOutcome({ step, isWanted }: PushState): void {
  const t = useTranslations('push');
  const text = step === 'bound' ? t('isOn') : t('failed');
  const isDue = isWanted && (step === 'bound' || step === 'failed');
  useEffect(() => {
    if (isDue) showToast({ text });
  }, [isDue, text]);
}

/** Push on a page: daily prompt, tips after a refusal, and incoming messages. */
export function PushPrompts() {
  usePushSetup();
  const state = usePush();
  useOutcome(state);
  // No prompt during a game.
  const isPlaying = usePathname() === ROUTES.launchGame;
  const hasSlot = usePromptSlot('push', state.step === 'asking' && !isPlaying);
  return (
    <>
      <PushBanner />
      {hasSlot && <PushPrompt />}
      {state.step === 'tips' && <PushTips onClose={() => notifyPush({ type: 'closed' })} />}
    </>
  );
}
