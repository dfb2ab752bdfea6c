// Leaves the end of a break where the worker finds it: it shows no message until then.
import 'client-only';
import { BREAK_CACHE, BREAK_ENTRY } from '@/lib/shared/safety/break-mark';

/** Keeps the end, in epoch ms, or removes it. Never throws: where there are no caches, there is no worker either. */
export async function storeBreakMark(endMs: number | undefined): Promise<void> {
  if (!('caches' in window)) return;
  try {
    if (endMs === undefined) await caches.delete(BREAK_CACHE);
    else await (await caches.open(BREAK_CACHE)).put(BREAK_ENTRY, new Response(String(endMs / 1000)));
  } catch {
    // Full or refused: the page itself is silent all the same.
    return;
  }
}
