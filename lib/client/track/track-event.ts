// Notes what the player did; what tells it, to the provider's server and to the pixels, comes with the late parts.
import 'client-only';
import { getSession } from '@/lib/client/session/session-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { outlet } from '@/lib/client/track/event-outlet';
import { newEventId } from '@/lib/client/track/new-event-id';
import { customerOf } from '@/lib/shared/track/customer-of';
import { DUE_LIMIT } from '@/lib/shared/track/due-limit';
import type { Customer, EventName, EventPayload } from '@/lib/shared/track/event';

/** What an event has that the page cannot know by itself. */
export type EventOrigin = {
  /** Shared with another event of the same deed; else a fresh one. */
  readonly eventId?: string;
  /** Whose it is, where no session of his stands yet; else the member of the page. */
  readonly customer?: Customer;
  /** When it happened, epoch ms; else now. */
  readonly time?: number;
};

function currentCustomer(): Customer | undefined {
  const session = getSession();
  return session.state === 'member' ? customerOf(session.info) : undefined;
}

/**
 * Notes one event. It is told at once where the late parts stand; before that it waits in the storage, which outlives the page: an event
 * right before a navigation, as a login is, is told by the next page. Shows nothing, never throws.
 */
export function trackEvent(name: EventName, payload: EventPayload = {}, origin: EventOrigin = {}): void {
  const { eventId = newEventId(), customer = currentCustomer(), time = Date.now() } = origin;
  const event = { name, eventId, payload, time, customer };
  if (outlet.tell) {
    outlet.tell(event);
    return;
  }
  const text = `${readStored(STORED.eventsDue) ?? ''}${JSON.stringify(event)}\n`;
  if (text.length <= DUE_LIMIT) writeStored(STORED.eventsDue, text);
}
