import 'client-only';
import { readStoredClicks } from '@/lib/client/consent/stored-clicks';
import { type Clicks, parseLanding } from '@/lib/shared/attribution/landing';

/** Returns the click and campaign ids of this address and of earlier pages in this tab. */
export function readVisitClicks(): Clicks {
  return {
    ...readStoredClicks('visit'),
    ...parseLanding(new URLSearchParams(window.location.search)).clicks,
  };
}
