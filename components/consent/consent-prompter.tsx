'use client';

import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { chooseConsent, needsConsent, subscribeConsent } from '@/lib/client/consent/consent-store';
import { readVisitClicks } from '@/lib/client/consent/stored-clicks';
import { watchConsentTabs } from '@/lib/client/consent/watch-consent-tabs';
import { useCall } from '@/lib/client/data/use-call';
import { usePromptSlot } from '@/lib/client/notice/use-prompt-slot';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { partnersOf } from '@/lib/shared/consent/advertising-partners';
import type { ConsentChoice } from '@/lib/shared/consent/consent';
import { formatList } from '@/lib/shared/locale/format-list';
import { ROUTES, toHref, trimPath } from '@/lib/shared/routes';
import styles from './consent-prompt.module.css';

type ConsentPromptProps = {
  /** Names of the measuring partners; empty where only click ids would be stored. */
  readonly partners: readonly string[];
  readonly onChoice: (choice: ConsentChoice) => void;
};

// Longer lists would be a wall of text; the privacy page has all names.
const MAX_LIST_CHARS = 34;

function useText(partners: readonly string[]): string {
  const t = useTranslations('consent');
  const tag = useLocale();
  if (partners.length === 0) return t('promptClick');
  const list = formatList(partners, tag);
  return list.length > MAX_LIST_CHARS
    ? t('promptMany', { count: partners.length })
    : t('promptNamed', { partners: list });
}

/** Asks for consent, with equal answers. The page stays usable and keeps the focus. */
export function ConsentPrompt({ partners, onChoice }: ConsentPromptProps) {
  const t = useTranslations('consent');
  const id = useId();
  const text = useText(partners);
  return (
    <section aria-labelledby={id} className={styles.prompt} data-prompt="consent">
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {t('promptTitle')}
        </h2>
        <p className={styles.text}>{text}</p>
        <ClientLink
          className={styles.more}
          href={toHref(ROUTES.privacy, {}, new URLSearchParams(window.location.search))}
        >
          {t('more')}
        </ClientLink>
      </div>
      <div className={styles.actions}>
        <ActionButton look="quiet" onClick={() => onChoice('no')} wide>
          {t('decline')}
        </ActionButton>
        <ActionButton look="quiet" onClick={() => onChoice('yes')} wide>
          {t('accept')}
        </ActionButton>
      </div>
    </section>
  );
}

/** Opens the prompt where consent is required and there is a reason: a partner of this host, or an ad click. */
export function ConsentPrompter() {
  const needs = useSyncExternalStore(subscribeConsent, needsConsent, () => false);
  // The privacy page has the same choice.
  const isPrivacyPage = trimPath(usePathname()) === ROUTES.privacy;
  const isDue = needs && !isPrivacyPage;
  useEffect(watchConsentTabs, []);
  const { isLoaded, failure, value } = useCall(siteConfig, undefined, { enabled: isDue });
  const partners = isDue ? partnersOf(value?.domains, window.location.hostname) : [];
  const isKnown = isLoaded || failure !== undefined;
  const isReason = partners.length > 0 || (isDue && Object.keys(readVisitClicks()).length > 0);
  const isPointless = isDue && isKnown && !isReason;
  useEffect(() => {
    // `needs` is false during hydration, so it alone does not tell that the question was answered.
    if (isPointless || (!needs && !needsConsent())) delete document.documentElement.dataset.consent;
  }, [needs, isPointless]);
  const isShown = usePromptSlot('consent', isDue && isKnown && isReason);
  return (
    // Mounted from the start: a live region announces only what is added later.
    <div aria-live="polite">
      {isShown && <ConsentPrompt onChoice={(choice) => void chooseConsent(choice)} partners={partners} />}
    </div>
  );
}
