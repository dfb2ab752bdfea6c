// Hands events that pixels of a page did not come to hear on to the next page: a player who registers is gone before every script has come.
import 'client-only';
import { hasConsent } from '@/lib/client/consent/consent-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { addEvent, takeUnheard } from '@/lib/client/track/event-store';
import { parseDueEvents } from '@/lib/shared/track/due-events';
import { DUE_LIMIT } from '@/lib/shared/track/due-limit';

const carried = new Set<string>();

/** What the page before could not tell anybody; told on this page or never. */
export function takeCarried(): void {
  const text = readStored(STORED.eventsUnheard);
  if (text === null) return;
  removeStored(STORED.eventsUnheard);
  for (const { name, eventId, payload, only } of parseDueEvents(text)) {
    carried.add(`${name} ${eventId}`);
    addEvent({ name, eventId, payload, only });
  }
}

/** The page is being left: keeps what was not heard, where the visitor agrees to be measured. No name or id of a member is in it. */
export function carryEvents(now: number): void {
  const unheard = takeUnheard().filter(({ name, eventId }) => !carried.has(`${name} ${eventId}`));
  if (unheard.length === 0 || !hasConsent()) return;
  const text = unheard.map((event) => `${JSON.stringify({ ...event, time: now })}\n`).join('');
  if (text.length <= DUE_LIMIT) writeStored(STORED.eventsUnheard, text);
}
