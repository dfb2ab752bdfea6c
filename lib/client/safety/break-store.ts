// The player's break: read from the cookie, shown on the page, passed to the worker.
import 'client-only';
import { useSyncExternalStore } from 'react';
import { readOwnCookie } from '@/lib/client/page/read-document-cookie';
import { makeListeners } from '@/lib/client/store/make-store';
import { BREAK_COOKIE, parseBreakEnd } from '@/lib/shared/safety/break';
import { BREAK_CACHE, BREAK_ENTRY } from '@/lib/shared/worker/cache-names';

const listeners = makeListeners();
// Undefined at first, so that the first check sets the attribute.
let shownEnd: number | undefined;

/** Returns the end of the current break in epoch ms, undefined without one. */
export function getBreakEnd(): number | undefined {
  return parseBreakEnd(readOwnCookie(BREAK_COOKIE), Date.now());
}

export const subscribeBreak = listeners.subscribe;

/** Stores or removes the end (epoch ms). Never throws: without caches there is no worker. */
async function storeBreakMark(endMs: number | undefined): Promise<void> {
  if (!('caches' in window)) return;
  try {
    if (endMs === undefined) await caches.delete(BREAK_CACHE);
    else await (await caches.open(BREAK_CACHE)).put(BREAK_ENTRY, new Response(String(endMs / 1000)));
  } catch {
    // Full or blocked: the page itself stays silent.
  }
}

/** Reads the cookie again and updates the attribute that style sheets use. */
export function checkBreak(): void {
  const end = getBreakEnd();
  const { dataset } = document.documentElement;
  if (end === shownEnd && (end !== undefined) === (dataset.break !== undefined)) return;
  shownEnd = end;
  if (end === undefined) delete dataset.break;
  else dataset.break = '1';
  // Only a break that was seen may be over: by a wrong clock of the device it never was one.
  if (end === undefined) dataset.breakOver = '1';
  else delete dataset.breakOver;
  void storeBreakMark(end);
  listeners.notify();
}

/** Returns the end of the current break in epoch ms; undefined without one and in server HTML. */
export function useBreakEnd(): number | undefined {
  return useSyncExternalStore(subscribeBreak, getBreakEnd, () => undefined);
}
