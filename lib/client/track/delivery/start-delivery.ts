import 'client-only';
import { hasConsent } from '@/lib/client/consent/consent-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { flushEvents, retryEvents, sendEvent } from '@/lib/client/track/delivery/send-events';
import { addEvent, takeUnreceivedEvents } from '@/lib/client/track/event-store';
import { eventSink } from '@/lib/client/track/track-event';
import { parseDueEvents } from '@/lib/shared/track/due-events';
import { DUE_LIMIT } from '@/lib/shared/track/due-limit';
import type { ReportedEvent } from '@/lib/shared/track/event';

/** The server receives the customer, pixels never do. */
function deliver(event: ReportedEvent): void {
  sendEvent(event);
  const { name, eventId, payload } = event;
  addEvent({ name, eventId, payload });
}

const carried = new Set<string>();

/** Dispatches the carried events of the previous page, once. */
function dispatchCarriedEvents(): void {
  const text = readStored(STORED.unreceivedEvents);
  if (text === null) return;
  removeStored(STORED.unreceivedEvents);
  for (const { name, eventId, payload, only } of parseDueEvents(text)) {
    carried.add(`${name} ${eventId}`);
    addEvent({ name, eventId, payload, only });
  }
}

/** Stores events that pixels did not receive before the player leaves, with consent. They hold no member name or id. */
function carryEvents(now: number): void {
  const unreceived = takeUnreceivedEvents().filter(({ name, eventId }) => !carried.has(`${name} ${eventId}`));
  if (unreceived.length === 0 || !hasConsent()) return;
  const text = unreceived.map((event) => `${JSON.stringify({ ...event, time: now })}\n`).join('');
  if (text.length <= DUE_LIMIT) writeStored(STORED.unreceivedEvents, text);
}

function leave(): void {
  flushEvents();
  carryEvents(Date.now());
}

function deliverStored(): void {
  const text = readStored(STORED.eventsDue);
  removeStored(STORED.eventsDue);
  for (const event of parseDueEvents(text)) deliver(event);
}

/** Starts delivery; idempotent. */
export function startDelivery(): void {
  if (eventSink.deliver) return;
  eventSink.deliver = deliver;
  dispatchCarriedEvents();
  deliverStored();
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', retryEvents);
}
