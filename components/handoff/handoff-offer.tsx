'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { Icon } from '@/components/ui/icon/icon';
import styles from '@/components/update/update-prompt.module.css';
import { leaveForDomain } from '@/lib/client/handoff/leave-for';
import { declineHandoff, raceDomains } from '@/lib/client/handoff/race-domains';
import { showNotice } from '@/lib/client/notice/notice-store';
import { usePromptSlot } from '@/lib/client/notice/use-prompt-slot';
import { isInstallWelcome } from '@/lib/shared/install/may-offer';

type HandoffPromptProps = {
  readonly origin: string;
  readonly isBusy: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

const toDomain = (host: ReactNode) => (
  <bdi dir="ltr" translate="no">
    <strong>{host}</strong>
  </bdi>
);

/** Shows the faster domain as in an address bar. The page stays usable and keeps the focus. */
export function HandoffPrompt({ origin, isBusy, onLeave, onStay }: HandoffPromptProps) {
  const t = useTranslations('move');
  const id = useId();
  const host = new URL(origin).host;
  return (
    <section aria-labelledby={id} className={styles.prompt} data-prompt="move">
      <span className={styles.sign}>
        <Icon name="fire" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {t('title')}
        </h2>
        <p className={styles.text}>{t.rich('text', { host, b: toDomain })}</p>
      </div>
      <div className={styles.actions}>
        {!isBusy && (
          <ActionButton look="quiet" onClick={onStay} wide>
            {t('stay')}
          </ActionButton>
        )}
        <ActionButton isBusy={isBusy} onClick={onLeave} wide>
          {t(isBusy ? 'leaving' : 'leave')}
        </ActionButton>
      </div>
    </section>
  );
}

/** Offers a clearly faster domain when no other prompt is open and no form is being filled in. */
export function HandoffOffer() {
  const [origin, setOrigin] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const isWelcome = isInstallWelcome(usePathname());
  useEffect(() => raceDomains(setOrigin), []);
  useEffect(() => {
    // Back from the other domain, the browser may show this page as it was left.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);
  const isShown = usePromptSlot('move', origin !== undefined && isWelcome);
  const stay = () => {
    declineHandoff();
    setOrigin(undefined);
  };
  const leave = async (to: string) => {
    if (isLeaving) return;
    setLeaving(true);
    if (await leaveForDomain(to)) return;
    setLeaving(false);
    setOrigin(undefined);
    showNotice({ textKey: 'network_error' });
  };
  return (
    // Mounted from the start: a live region announces only what is added later.
    <div aria-live="polite">
      {isShown && origin !== undefined && (
        <HandoffPrompt isBusy={isLeaving} onLeave={() => void leave(origin)} onStay={stay} origin={origin} />
      )}
    </div>
  );
}
