// A form that is sent twice at once, by an impatient finger or from a second tab, goes to the provider once (FLT-38).
import 'server-only';
import { createHash } from 'node:crypto';
import type { CallAnswer } from '@/lib/server/relay/answer';
import type { BrowserCall } from '@/lib/server/relay/read-call';
import type { RelayFacts } from '@/lib/server/relay/submit/relay-facts';
import { readDeviceKey } from '@/lib/server/session/remember/device-key';
import { type SharedWork, shareWork } from '@/lib/server/shared-work';
import { getSingle } from '@/lib/server/single';

const getSubmits = () => getSingle<SharedWork<CallAnswer>>('submits', () => new Map());

// Whatever the answer rests on: a caller who differs in any of it makes a call of his own.
function keyOf(facts: RelayFacts, { query, body, passHeaders }: BrowserCall, whose: string): string {
  const { merchant, row, request, secure } = facts;
  const { traceparent: _own, ...visitor } = facts.visitor;
  const device = body?.remembered === undefined ? '' : readDeviceKey(request.headers, secure);
  const parts = [merchant.code, row.name, visitor, whose, device, String(query), passHeaders, body];
  // Kept as a hash: bodies hold passwords.
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}

/** How a call goes out; `signal` ends when nobody waits for its answer any more. */
export type SendCall = (signal: AbortSignal | undefined) => Promise<CallAnswer>;

/**
 * Sends a POST, or waits with whoever sent the same one: same merchant, call, visitor, session (`whose`) and body. All of them get the one
 * outcome, its cookies too; one that comes after the outcome is a try of its own, as the provider's own checks see it. Rows that repeat, and
 * other methods, are always sent. The call ends when the last one who waits for it goes away (FLT-28). @throws what `send` throws, to all of them.
 */
export function shareSubmit(
  facts: RelayFacts,
  { call, whose }: { readonly call: BrowserCall; readonly whose: string },
  send: SendCall,
): Promise<CallAnswer> {
  const { row, request } = facts;
  if (row.method !== 'POST' || row.repeats) return send(request.signal);
  const key = keyOf(facts, call, whose);
  return shareWork(getSubmits(), { key, signal: request.signal }, send);
}
