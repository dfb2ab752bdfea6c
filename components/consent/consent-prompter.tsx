'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { chooseConsent, needsConsent, subscribeConsent } from '@/lib/client/consent/consent-store';
import { readVisitClicks } from '@/lib/client/consent/stored-clicks';
import { watchConsentTabs } from '@/lib/client/consent/watch-consent-tabs';
import { useCall } from '@/lib/client/data/use-call';
import { usePromptSlot } from '@/lib/client/notice/use-prompt-slot';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { partnersOf } from '@/lib/shared/consent/advertising-partners';
import { ROUTES } from '@/lib/shared/routes';
import { ConsentPrompt } from './consent-prompt';

/** Opens the prompt where consent is required and there is a reason: a partner of this host, or an ad click. */
export function ConsentPrompter() {
  const needs = useSyncExternalStore(subscribeConsent, needsConsent, () => false);
  // The privacy page has the same choice.
  const isPrivacyPage = usePathname() === ROUTES.privacy;
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
