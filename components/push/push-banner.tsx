'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import strip from '@/components/ui/strip/strip.module.css';
import { subscribePushMessages } from '@/lib/client/push/subscribe-push-messages';
import type { PushMessage } from '@/lib/shared/push/push-message';
import styles from './push-banner.module.css';

const LASTS_MS = 10_000;

/** The message that came last, for as long as it takes to read it; a reader who is on it keeps it. */
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

/** A push message while the page is in sight: its words, and the way to its page. The region stands from the start, so that it is read out. */
export function PushBanner() {
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
          <button aria-label={t('newsClose')} className={strip.close} onClick={close} type="button">
            <Icon name="close" size="small" />
          </button>
        </div>
      )}
    </div>
  );
}
