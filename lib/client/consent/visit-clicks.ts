// The ids of the advertisement by which this visit came, before anything may keep them for longer.
import 'client-only';
import { readStoredClicks } from '@/lib/client/consent/stored-clicks';
import { type Clicks, parseLanding } from '@/lib/shared/attribution/landing';

/** The click and campaign ids of this tab's visit: of the address of this page, and of the pages before. */
export function readVisitClicks(): Clicks {
  return {
    ...readStoredClicks('visit'),
    ...parseLanding(new URLSearchParams(window.location.search)).clicks,
  };
}
