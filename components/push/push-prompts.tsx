'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { PushPrompt } from '@/components/push/push-prompt';
import { PushTips } from '@/components/push/push-tips';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import strip from '@/components/ui/strip/strip.module.css';
import { showToast } from '@/lib/client/notice/notice-store';
import { usePromptSlot } from '@/lib/client/notice/use-prompt-slot';
import { notifyPush } from '@/lib/client/push/push-store';
import { subscribePushMessages } from '@/lib/client/push/subscribe-push-messages';
import { usePush, usePushSetup } from '@/lib/client/push/use-push';
import type { PushState } from '@/lib/shared/push/push-machine';
import type { PushMessage } from '@/lib/shared/push/push-message';
import { isLaunchPath } from '@/lib/shared/routes';
import styles from './push-banner.module.css';

const LASTS_MS = 10_000;

/** The latest message for its reading time; stays while it has focus or pointer. */
function useLastMessage() {
  const [message, setMessage] = useState<PushMessage>();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => subscribePushMessages(setMessage), []);
  useEffect(() => {
    if (!message || isHeld) return;
    const timer = setTimeout(setMessage, LASTS_MS, undefined);
    return () => clearTimeout(timer);
  }, [message, isHeld]);
  const close = () => {
    setHeld(false);
    setMessage(undefined);
  };
  const hold = {
    onBlur: () => setHeld(false),
    onFocus: () => setHeld(true),
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
  };
  return { message, close, hold };
}

/** Push message on a visible page. The live region is mounted from the start. */
function PushBanner() {
  const t = useTranslations('push');
  const { message, close, hold } = useLastMessage();
  return (
    <div className={styles.place} role="status">
      {message && (
        <div className={styles.news}>
          <ClientLink className={styles.entry} href={message.path} onClick={close} {...hold}>
            <span className={strip.sign}>
              <Icon name="bell" />
            </span>
            <span className={styles.words}>
              <bdi className={styles.title}>{message.title || t('newsTitle')}</bdi>
              {message.body !== '' && <bdi className={styles.text}>{message.body}</bdi>}
            </span>
          </ClientLink>
          <button aria-label={t('newsClose')} className={strip.close} onClick={close} type="button" {...hold}>
            <Icon name="close" size="small" />
          </button>
        </div>
      )}
    </div>
  );
}

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
  const isPlaying = isLaunchPath(usePathname());
  const hasSlot = usePromptSlot('push', state.step === 'asking' && !isPlaying);
  return (
    <>
      <PushBanner />
      {hasSlot && <PushPrompt />}
      {state.step === 'tips' && <PushTips onClose={() => notifyPush({ type: 'closed' })} />}
    </>
  );
}
