// Whether this device's player takes a break: asked of the cookie, told to the page and to the worker.
import 'client-only';
import { readCookie } from '@/lib/client/page/read-cookie';
import { storeBreakMark } from '@/lib/client/safety/break-mark';
import { BREAK_COOKIE, parseBreakEnd } from '@/lib/shared/safety/break';

const listeners = new Set<() => void>();
// What the page was told last; nothing yet, so that the first look marks it.
let told: number | undefined;

/** End of the break in force, in epoch ms; undefined when there is none. */
export function getBreakEnd(): number | undefined {
  const value = readCookie(`__Host-${BREAK_COOKIE}`) ?? readCookie(BREAK_COOKIE);
  return parseBreakEnd(value, Date.now());
}

/** Tells of each break that begins, grows or ends; returns the way to stop. */
export function subscribeBreak(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Looks at the cookie again: style sheets hide and show by the attribute, which the pre-paint script sets on a page that comes new. */
export function checkBreak(): void {
  const end = getBreakEnd();
  const { dataset } = document.documentElement;
  if (end === told && (end !== undefined) === (dataset.break !== undefined)) return;
  told = end;
  if (end === undefined) delete dataset.break;
  else dataset.break = '1';
  void storeBreakMark(end);
  for (const listener of [...listeners]) listener();
}
