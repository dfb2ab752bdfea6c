// Customer of an event.
import { type SessionInfo, toSessionInfo } from '@/lib/shared/auth/session-info';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import type { Customer } from '@/lib/shared/track/event';

/** Returns the customer of a session; undefined without an id. */
export function customerOf({ id, userName }: Pick<SessionInfo, 'id' | 'userName'>): Customer | undefined {
  return id === '' ? undefined : { customerId: id, customerName: userName };
}

/** Returns the customer of a new registration, before its session is on the page. */
export function newCustomerOf(answer: WireLoginAnswer | null | undefined): Customer | undefined {
  return answer ? customerOf(toSessionInfo(answer, '', '')) : undefined;
}
