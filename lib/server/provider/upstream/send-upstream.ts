// Sends a call to the provider: bulkhead, circuit, retry.
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

/** `group`: the endpoints that share a circuit. */
export type UpstreamPlace = BulkheadPlace & { readonly group: string };

/** A retry needs at least this time; ms. */
const MIN_MS = 250;

const isAway = (status: number): boolean => status === 502 || status === 503;

const isBroken = (error: unknown): boolean =>
  error instanceof UpstreamFault && error.code === 'network_error' && !error.byCaller;

function toRetry(call: UpstreamRequest, origin: string, startedMs: number): UpstreamRequest | undefined {
  const timeoutMs = call.timeoutMs - (performance.now() - startedMs);
  if (call.method !== 'GET' || timeoutMs < MIN_MS || call.signal?.aborted) return undefined;
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

/** Sends a call; a GET that met a broken connection, 502 or 503 is repeated once, within the retry budget. @throws as fetchUpstream, withCircuit. */
export function sendUpstream(call: UpstreamRequest, place: UpstreamPlace): Promise<UpstreamAnswer> {
  const { origin, group } = place;
  // Outside the circuit: a full bulkhead is no fault of the provider.
  return withBulkhead(place, () => withCircuit(`${origin} ${group}`, () => fetchOnceMore(call, origin)));
}
