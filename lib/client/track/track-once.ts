// One-time events: first visit of a device, first page of a tab.
import 'client-only';
import { STORED, type StoredItem } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { trackEvent } from '@/lib/client/track/track-event';
import type { EventName } from '@/lib/shared/track/event';

/** Tracks an event unless its mark is stored; without storage, never rather than on every page. */
export function trackOnce(name: EventName, mark: StoredItem): void {
  if (readStored(mark) === '1' || !writeStored(mark, '1')) return;
  trackEvent(name);
}

/** Tracks firstOpen once per device and viewContent once per tab session. */
export function trackVisit(): void {
  trackOnce('firstOpen', STORED.firstOpen);
  trackOnce('viewContent', STORED.contentViewed);
}
