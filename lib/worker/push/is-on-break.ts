// The player's break, as a page has stored it for the worker.
import { parseBreakEnd } from '@/lib/shared/safety/break';
import { BREAK_CACHE, BREAK_ENTRY } from '@/lib/shared/worker/cache-names';

/** Returns whether a break is active; an expired, invalid or missing mark counts as none. Never throws. */
export async function isOnBreak(caches: CacheStorage, nowMs: number): Promise<boolean> {
  try {
    if (!(await caches.has(BREAK_CACHE))) return false;
    const mark = await (await caches.open(BREAK_CACHE)).match(BREAK_ENTRY);
    return parseBreakEnd(await mark?.text(), nowMs) !== undefined;
  } catch {
    return false;
  }
}
