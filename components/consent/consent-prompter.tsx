'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { chooseConsent, needsConsent, subscribeConsent } from '@/lib/client/consent/consent-store';
import { readVisitClicks } from '@/lib/client/consent/read-visit-clicks';
import { watchConsentTabs } from '@/lib/client/consent/watch-consent-tabs';
import { useCall } from '@/lib/client/data/use-call';
import { usePromptSlot } from '@/lib/client/notice/use-prompt-slot';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { partnersOf } from '@/lib/shared/consent/advertising-partners';
import { ROUTES } from '@/lib/shared/routes';
import { ConsentPrompt } from './consent-prompt';

/** Asks where a yes is required and there is something to ask about: a partner of this host, or the click that brought the visitor. */
export function ConsentPrompter() {
  const needs = useSyncExternalStore(subscribeConsent, needsConsent, () => false);
  // The page of the choices asks the same.
  const isPrivacyPage = usePathname() === ROUTES.privacy;
  const isDue = needs && !isPrivacyPage;
  useEffect(watchConsentTabs, []);
  const { isLoaded, failure, value } = useCall(siteConfig, undefined, { enabled: isDue });
  const partners = isDue ? partnersOf(value?.domains, window.location.hostname) : [];
  const isKnown = isLoaded || failure !== undefined;
  const isReason = partners.length > 0 || (isDue && Object.keys(readVisitClicks()).length > 0);
  const isShown = usePromptSlot('consent', isDue && isKnown && isReason);
  return (
    // It stands from the start: what is put into it later is read out.
    <div aria-live="polite">
      {isShown && <ConsentPrompt onChoice={(choice) => void chooseConsent(choice)} partners={partners} />}
    </div>
  );
}
