// Which merchants' providers leave status calls unanswered: visitors without a status of their own need not find that out one by one.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

const MAX_MERCHANTS = 50_000;
/** A provider counts as silent after so long without an answer; ms. */
const SILENT_MS = 2_000;
/** What is known of a provider that was not asked for so long is no longer true; ms. */
const FORGET_MS = 10_000;

/** Since when calls go unanswered, and when the last one was made; ms of the steady clock. */
type Unanswered = { readonly sinceMs: number; readonly askedAtMs: number };

const getUnanswered = () =>
  getProcessSingleton('silent-providers', () => new LRUCache<string, Unanswered>({ max: MAX_MERCHANTS }));

/** Notes that a merchant's provider is asked for a status. */
export function noteAsked(merchantCode: string): void {
  const nowMs = performance.now();
  const known = getUnanswered().get(merchantCode);
  const isGoingOn = known !== undefined && nowMs - known.askedAtMs < FORGET_MS;
  getUnanswered().set(merchantCode, { sinceMs: isGoingOn ? known.sinceMs : nowMs, askedAtMs: nowMs });
}

/** Notes that it gave a good answer. */
export function noteAnswered(merchantCode: string): void {
  getUnanswered().delete(merchantCode);
}

/** Whether it has been asked within the last 10 s and has not answered well for 2 s. */
export function isSilent(merchantCode: string): boolean {
  const known = getUnanswered().get(merchantCode);
  const nowMs = performance.now();
  return known !== undefined && nowMs - known.askedAtMs < FORGET_MS && nowMs - known.sinceMs > SILENT_MS;
}
