// Sends a call to the provider: bulkhead, circuit, retry.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { type BulkheadPlace, withBulkhead } from '@/lib/server/provider/upstream/bulkhead';
import { withCircuit } from '@/lib/server/provider/upstream/circuit';
import {
  fetchUpstream,
  type UpstreamAnswer,
  type UpstreamRequest,
} from '@/lib/server/provider/upstream/fetch-upstream';
import { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';

/** Each call earns a tenth of a retry. */
const EARNED = 0.1;
/** Most retries that a calm period saves up. */
const MAX_SAVED = 10;
const MAX_ORIGINS = 20_000;

const getBudgets = () =>
  getProcessSingleton('retry-budgets', () => new LRUCache<string, number>({ max: MAX_ORIGINS }));

/** Adds a call's tenth of a retry to an origin's budget. */
export function earnRetry(origin: string): void {
  const budgets = getBudgets();
  const saved = budgets.get(origin) ?? 0;
  if (saved < MAX_SAVED) budgets.set(origin, Math.min(saved + EARNED, MAX_SAVED));
}

/** Takes one retry from an origin's budget; false where none is left. */
function takeRetry(origin: string): boolean {
  const budgets = getBudgets();
  const saved = budgets.get(origin) ?? 0;
  // Ten times 0.1 is slightly less than 1.
  if (saved < 1 - Number.EPSILON * MAX_SAVED) return false;
  budgets.set(origin, Math.max(saved - 1, 0));
  return true;
}

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
