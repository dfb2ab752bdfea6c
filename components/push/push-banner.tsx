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
