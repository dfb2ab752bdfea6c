// Stores the end of a break for the worker, which shows no messages until then.
import 'client-only';
import { BREAK_CACHE, BREAK_ENTRY } from '@/lib/shared/safety/break-mark';

/** Stores or removes the end (epoch ms). Never throws: without caches there is no worker. */
export async function storeBreakMark(endMs: number | undefined): Promise<void> {
  if (!('caches' in window)) return;
  try {
    if (endMs === undefined) await caches.delete(BREAK_CACHE);
    else await (await caches.open(BREAK_CACHE)).put(BREAK_ENTRY, new Response(String(endMs / 1000)));
  } catch {
    // Full or blocked: the page itself stays silent.
    return;
  }
}
