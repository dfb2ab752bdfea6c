// Whose event it is, from what the page knows of a member or from the answer that made one.
import { type SessionInfo, toSessionInfo } from '@/lib/shared/auth/session-info';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import type { Customer } from '@/lib/shared/track/event';

/** The customer of a session's mirror; undefined where it has no id. */
export function customerOf({ id, userName }: Pick<SessionInfo, 'id' | 'userName'>): Customer | undefined {
  return id === '' ? undefined : { customerId: id, customerName: userName };
}

/** The customer whom a registration has just made, before any session of his stands on the page. */
export function newCustomerOf(answer: WireLoginAnswer | null | undefined): Customer | undefined {
  return answer ? customerOf(toSessionInfo(answer, '', '')) : undefined;
}
