import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored } from '@/lib/client/storage/web-storage';
import { carryEvents, dispatchCarriedEvents } from '@/lib/client/track/delivery/carry-events';
import { flushEvents, retryEvents, sendEvent } from '@/lib/client/track/delivery/send-events';
import { outlet } from '@/lib/client/track/event-sink';
import { addEvent } from '@/lib/client/track/event-store';
import { parseDueEvents } from '@/lib/shared/track/due-events';
import type { ReportedEvent } from '@/lib/shared/track/event';

/** The server receives the customer, pixels never do. */
function deliver(event: ReportedEvent): void {
  sendEvent(event);
  const { name, eventId, payload } = event;
  addEvent({ name, eventId, payload });
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
  if (outlet.deliver) return;
  outlet.deliver = deliver;
  dispatchCarriedEvents();
  deliverStored();
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', retryEvents);
}
