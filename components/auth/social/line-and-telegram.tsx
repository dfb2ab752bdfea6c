'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback } from 'react';
import { prepareLine, prepareTelegram } from '@/lib/client/social/prepare-flow';
import { usePreparedFlow } from '@/lib/client/social/use-prepared-flow';
import type { LineFacts, SocialRules, TelegramFacts } from '@/lib/shared/social/social-facts';
import styles from './social-offer.module.css';

/** Speech bubble with a spark: our own drawing, in the vendor's colour. */
function LineMark() {
  return (
    <svg aria-hidden="true" className={styles.mark} viewBox="0 0 24 24">
      <path
        d="M12 3C6.5 3 2 6.6 2 11c0 3.9 3.5 7.2 8.3 7.9.4.1.8.3.9.7.1.3 0 .8 0 1.1 0 .6.4.8.9.5 2.7-1.5 9.9-5.8 9.9-10.2 0-4.4-4.5-8-10-8z"
        fill="#fff"
      />
      <path
        d="M6.6 8.9v4.2h2.2M10.6 8.9v4.2M12.7 13.1V8.9l2.4 4.2V8.9M19.2 8.9h-2v4.2h2M17.2 11h1.7"
        fill="none"
        stroke="#06803a"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.2"
      />
    </svg>
  );
}

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

type MessengerLinkProps = {
  readonly className: string | undefined;
  readonly prepare: Parameters<typeof usePreparedFlow>[0];
  readonly children: ReactNode;
};

function MessengerLink({ className, prepare, children }: MessengerLinkProps) {
  const flow = usePreparedFlow(prepare);
  return (
    <a
      aria-disabled={flow ? undefined : true}
      className={`${styles.way} ${className}`}
      href={flow?.href}
      onAuxClick={flow?.onTap}
      onClick={flow?.onTap}
      rel="noreferrer"
    >
      {children}
    </a>
  );
}

type LineLinkProps = { readonly facts: LineFacts; readonly rules: SocialRules };

/** Link to LINE: only a real link opens LINE's app. */
export function LineLink({ facts, rules }: LineLinkProps) {
  const t = useTranslations('social');
  const prepare = useCallback(() => prepareLine(facts, rules), [facts, rules]);
  return (
    <MessengerLink className={styles.line} prepare={prepare}>
      <LineMark />
      {t('withLine')}
    </MessengerLink>
  );
}

type TelegramLinkProps = { readonly facts: TelegramFacts; readonly rules: SocialRules };

/** Link to Telegram's login page. */
export function TelegramLink({ facts, rules }: TelegramLinkProps) {
  const t = useTranslations('social');
  const prepare = useCallback(() => prepareTelegram(facts, rules), [facts, rules]);
  return (
    <MessengerLink className={styles.telegram} prepare={prepare}>
      <TelegramMark />
      {t('withTelegram')}
    </MessengerLink>
  );
}
