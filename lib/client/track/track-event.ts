// Records player events; a deferred module delivers them to provider and pixels.
import 'client-only';
import { getSession } from '@/lib/client/session/session-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { customerOf } from '@/lib/shared/track/customer-of';
import { DUE_LIMIT } from '@/lib/shared/track/due-limit';
import type { Customer, EventName, EventPayload, ReportedEvent } from '@/lib/shared/track/event';

/** Set by the delivery module; until then, events wait in storage. */
export const eventSink: { deliver?: (event: ReportedEvent) => void } = {};

/** Returns a new event id, shared by the browser's and the server's copy; insecure pages lack randomUUID. */
export function newEventId(): string {
  return window.crypto.randomUUID?.() ?? [...window.crypto.getRandomValues(new Uint32Array(4))].join('-');
}

/** Event data that the page cannot derive. */
export type EventOptions = {
  /** Shared with a related event; new by default. */
  readonly eventId?: string;
  /** The customer, if there is no session yet; the current member by default. */
  readonly customer?: Customer;
  /** Epoch ms; now by default. */
  readonly time?: number;
};

function currentCustomer(): Customer | undefined {
  const session = getSession();
  return session.state === 'member' ? customerOf(session.info) : undefined;
}

/** Records an event. Before delivery has started it waits in storage, which survives a navigation: the next page sends it. Never throws. */
export function trackEvent(name: EventName, payload: EventPayload = {}, origin: EventOptions = {}): void {
  const { eventId = newEventId(), customer = currentCustomer(), time = Date.now() } = origin;
  const event = { name, eventId, payload, time, customer };
  if (eventSink.deliver) {
    eventSink.deliver(event);
    return;
  }
  const text = `${readStored(STORED.eventsDue) ?? ''}${JSON.stringify(event)}\n`;
  if (text.length <= DUE_LIMIT) writeStored(STORED.eventsDue, text);
}
