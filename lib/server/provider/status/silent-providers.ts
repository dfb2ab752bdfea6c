// Merchants whose provider leaves status calls unanswered, so that new visitors need not wait for it one by one.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

const MAX_MERCHANTS = 50_000;
const SILENT_MS = 2_000;
/** After this time without a call, the state is unknown again; ms. */
const FORGET_MS = 10_000;

/** Times in ms of the monotonic clock. */
type Unanswered = { readonly sinceMs: number; readonly requestedAtMs: number };

const getUnanswered = () =>
  getProcessSingleton('silent-providers', () => new LRUCache<string, Unanswered>({ max: MAX_MERCHANTS }));

/** Records a status call to a merchant's provider. */
export function recordStatusCall(merchantCode: string): void {
  const nowMs = performance.now();
  const known = getUnanswered().get(merchantCode);
  const isGoingOn = known !== undefined && nowMs - known.requestedAtMs < FORGET_MS;
  getUnanswered().set(merchantCode, { sinceMs: isGoingOn ? known.sinceMs : nowMs, requestedAtMs: nowMs });
}

/** Records a good answer. */
export function recordStatusAnswer(merchantCode: string): void {
  getUnanswered().delete(merchantCode);
}

function isSilent({ requestedAtMs, sinceMs }: Unanswered): boolean {
  const nowMs = performance.now();
  return nowMs - requestedAtMs < FORGET_MS && nowMs - sinceMs > SILENT_MS;
}

/** Returns whether it was called within the last 10 s and has not answered well for 2 s. */
export function isProviderSilent(merchantCode: string): boolean {
  const known = getUnanswered().get(merchantCode);
  return known !== undefined && isSilent(known);
}

/** Returns the merchants of silent providers: what their visitors see is stale. */
export function listSilentProviders(): string[] {
  return [...getUnanswered()].filter(([, known]) => isSilent(known)).map(([code]) => code);
}
