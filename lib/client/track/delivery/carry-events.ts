// Carries events to the next page that pixels did not receive: players leave before scripts load.
import 'client-only';
import { hasConsent } from '@/lib/client/consent/consent-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { addEvent, takeUnreceivedEvents } from '@/lib/client/track/event-store';
import { parseDueEvents } from '@/lib/shared/track/due-events';
import { DUE_LIMIT } from '@/lib/shared/track/due-limit';

const carried = new Set<string>();

/** Dispatches the carried events of the previous page, once. */
export function dispatchCarriedEvents(): void {
  const text = readStored(STORED.eventsUnheard);
  if (text === null) return;
  removeStored(STORED.eventsUnheard);
  for (const { name, eventId, payload, only } of parseDueEvents(text)) {
    carried.add(`${name} ${eventId}`);
    addEvent({ name, eventId, payload, only });
  }
}

/** Stores unreceived events on leave, with consent. They hold no member name or id. */
export function carryEvents(now: number): void {
  const unheard = takeUnreceivedEvents().filter(({ name, eventId }) => !carried.has(`${name} ${eventId}`));
  if (unheard.length === 0 || !hasConsent()) return;
  const text = unheard.map((event) => `${JSON.stringify({ ...event, time: now })}\n`).join('');
  if (text.length <= DUE_LIMIT) writeStored(STORED.eventsUnheard, text);
}
