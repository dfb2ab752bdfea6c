// Tells the provider what the player did, for its server-to-server tracking (SPEC §3, §7; T6).
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getSession } from '@/lib/client/session/session-store';
import { events } from '@/lib/shared/calls/system-table';

/** Events of SPEC §3 that this site sends. */
export type EventName = 'gameLaunch' | 'startTrial';

/** What is known of an event besides its name and the customer. */
export type EventPayload = Readonly<Record<string, string | number | undefined>>;

function customerFields(): EventPayload {
  const session = getSession();
  if (session.state !== 'member') return {};
  return { customerId: session.info.id, customerName: session.info.userName };
}

/**
 * Posts one event as the JSON string `events` (WIRE §4). Outlives the page, shows nothing, never throws; a failure is of no
 * consequence to the player.
 */
export function trackEvent(name: EventName, payload: EventPayload = {}): void {
  const list = [{ name, ...customerFields(), ...payload }];
  void callApi(events, { body: { events: JSON.stringify(list) }, keepalive: true });
}
