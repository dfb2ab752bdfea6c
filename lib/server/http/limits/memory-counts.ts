// Attempt counts in this process: the only ones without Redis, the fallback with it. Bounded (SEC-47).
import 'server-only';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { Rate } from '@/lib/server/tenants/schema/limits-schema';

const MAX_KEYS = 20_000;
const REPORTS = { tries: 20, seconds: 60 };

type Pool = { readonly counts: RateLimiterMemory; readonly keys: LRUCache<string, true> };

// Separate per limit: to evict an account's count takes as many accounts, not addresses.
function getPool(limit: string): Pool {
  return getProcessSingleton(`limit-memory-${limit}`, () => {
    const counts = new RateLimiterMemory({ keyPrefix: '', points: 1, duration: 1 });
    const dispose = (_value: true, key: string) => void counts.delete(key);
    return { counts, keys: new LRUCache<string, true>({ max: MAX_KEYS, dispose, noDisposeOnSet: true }) };
  });
}

/** Counts one attempt of a key; its window never exceeds `seconds`, even if the clock is set back. */
export async function countInMemory(
  limit: string,
  key: string,
  { seconds }: Rate,
): Promise<Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'>> {
  const { counts, keys } = getPool(limit);
  keys.set(key, true);
  const { consumedPoints, msBeforeNext } = await counts.penalty(key, 1, { customDuration: seconds });
  return { consumedPoints, msBeforeNext: Math.min(msBeforeNext, seconds * 1000) };
}

/** Takes back one attempt of a key. */
export function takeBackInMemory(limit: string, key: string, seconds: number): Promise<RateLimiterRes> {
  return getPool(limit).counts.reward(key, 1, { customDuration: seconds });
}

/** Returns whether a browser's report is logged: 20 a minute and merchant, so that a flood at one hides no report of another. */
export async function mayLogReport(limit: string, merchant: string): Promise<boolean> {
  return (await countInMemory(limit, merchant, REPORTS)).consumedPoints <= REPORTS.tries;
}
