'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { prepareTelegram } from '@/lib/client/social/prepare-telegram';
import { usePreparedFlow } from '@/lib/client/social/use-prepared-flow';
import type { SocialRules, TelegramFacts } from '@/lib/shared/social/social-facts';
import styles from './social-offer.module.css';

type TelegramLinkProps = { readonly facts: TelegramFacts; readonly rules: SocialRules };

/** Paper plane: our own drawing. */
function TelegramMark() {
  return (
    <svg aria-hidden="true" className={styles.mark} viewBox="0 0 24 24">
      <path
        d="M21.6 3.6 2.9 10.8c-.8.3-.8 1.4 0 1.6l4.7 1.5 1.8 5.6c.2.7 1.1.9 1.6.4l2.6-2.6 4.8 3.5c.6.4 1.4.1 1.6-.6l3-16c.1-.8-.6-1.4-1.4-1.1z"
        fill="#fff"
      />
      <path d="M8.4 13.6 18.2 7l-7.6 7.9-.4 3.6z" fill="#1d74a8" />
    </svg>
  );
}

/** Link to Telegram's login page. */
export function TelegramLink({ facts, rules }: TelegramLinkProps) {
  const t = useTranslations('social');
  const prepare = useCallback(() => prepareTelegram(facts, rules), [facts, rules]);
  const flow = usePreparedFlow(prepare);
  return (
    <a
      aria-disabled={flow ? undefined : true}
      className={`${styles.way} ${styles.telegram}`}
      href={flow?.href}
      onAuxClick={flow?.onTap}
      onClick={flow?.onTap}
      rel="noreferrer"
    >
      <TelegramMark />
      {t('withTelegram')}
    </a>
  );
}
