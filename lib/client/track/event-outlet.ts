// Where events go once a subscriber is there; until then they wait in the storage.
import 'client-only';
import type { ReportedEvent } from '@/lib/shared/track/event';

/** Takes each event from the moment on that the part of the page is there which tells them. */
export const outlet: { tell?: (event: ReportedEvent) => void } = {};
