// Events that are told once: the first visit of a device, the first page of a tab.
import 'client-only';
import { STORED, type StoredItem } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { trackEvent } from '@/lib/client/track/track-event';
import type { EventName } from '@/lib/shared/track/event';

/** Tells an event unless the mark stands; where the storage keeps no mark, it is never told rather than on every page. */
export function trackOnce(name: EventName, mark: StoredItem): void {
  if (readStored(mark) === '1' || !writeStored(mark, '1')) return;
  trackEvent(name);
}

/** Tells firstOpen once per device and viewContent once per session of a tab. */
export function trackVisit(): void {
  trackOnce('firstOpen', STORED.firstOpen);
  trackOnce('viewContent', STORED.contentViewed);
}
