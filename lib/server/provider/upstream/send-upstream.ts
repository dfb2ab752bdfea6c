// A call on its way out: within its circuit and its share of connections, and once more where it may be.
import 'server-only';
import { type BulkheadPlace, withBulkhead } from '@/lib/server/provider/upstream/bulkhead';
import { withCircuit } from '@/lib/server/provider/upstream/circuit';
import {
  fetchUpstream,
  type UpstreamAnswer,
  type UpstreamRequest,
} from '@/lib/server/provider/upstream/fetch-upstream';
import { earnRetry, takeRetry } from '@/lib/server/provider/upstream/retry-budget';
import { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';

/** Whose call it is, and the group of endpoints that rests together. */
export type UpstreamPlace = BulkheadPlace & { readonly group: string };

/** Less time than this is not worth a second try; ms. */
const LEAST_MS = 250;

const isAway = (status: number): boolean => status === 502 || status === 503;

const isBroken = (error: unknown): boolean =>
  error instanceof UpstreamFault && error.code === 'network_error' && !error.byCaller;

/** The request as it may be made again; undefined for what changes something, came too late, or is not in the budget. */
function toRetry(call: UpstreamRequest, origin: string, startedMs: number): UpstreamRequest | undefined {
  const timeoutMs = call.timeoutMs - (performance.now() - startedMs);
  if (call.method !== 'GET' || timeoutMs < LEAST_MS || call.signal?.aborted) return undefined;
  return takeRetry(origin) ? { ...call, timeoutMs } : undefined;
}

async function fetchOnceMore(call: UpstreamRequest, origin: string): Promise<UpstreamAnswer> {
  const startedMs = performance.now();
  earnRetry(origin);
  try {
    const answer = await fetchUpstream(call);
    const again = isAway(answer.status) ? toRetry(call, origin, startedMs) : undefined;
    return again ? await fetchUpstream(again).catch(() => answer) : answer;
  } catch (error) {
    const again = isBroken(error) ? toRetry(call, origin, startedMs) : undefined;
    if (!again) throw error;
    return fetchUpstream(again);
  }
}

/**
 * Sends a call and reads its answer. A GET that met a broken connection, 502 or 503 is sent once more, for a tenth of the origin's calls at most;
 * anything else is sent once. @throws UpstreamFault as fetchUpstream, and `unavailable` where its circuit is open, or its endpoint or merchant is full.
 */
export function sendUpstream(call: UpstreamRequest, place: UpstreamPlace): Promise<UpstreamAnswer> {
  const { origin, group } = place;
  // Outside the circuit: that an endpoint is full here is no fault of the group's.
  return withBulkhead(place, () => withCircuit(`${origin} ${group}`, () => fetchOnceMore(call, origin)));
}
