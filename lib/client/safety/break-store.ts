// The player's break: read from the cookie, shown on the page, passed to the worker.
import 'client-only';
import { readDocumentCookie } from '@/lib/client/page/read-document-cookie';
import { storeBreakMark } from '@/lib/client/safety/store-break-mark';
import { makeListeners } from '@/lib/client/store/make-store';
import { BREAK_COOKIE, parseBreakEnd } from '@/lib/shared/safety/break';

const listeners = makeListeners();
// Undefined at first, so that the first check sets the attribute.
let shownEnd: number | undefined;

/** Returns the end of the current break in epoch ms, undefined without one. */
export function getBreakEnd(): number | undefined {
  const value = readDocumentCookie(`__Host-${BREAK_COOKIE}`) ?? readDocumentCookie(BREAK_COOKIE);
  return parseBreakEnd(value, Date.now());
}

export const subscribeBreak = listeners.subscribe;

/** Reads the cookie again and updates the attribute that style sheets use. */
export function checkBreak(): void {
  const end = getBreakEnd();
  const { dataset } = document.documentElement;
  if (end === shownEnd && (end !== undefined) === (dataset.break !== undefined)) return;
  shownEnd = end;
  if (end === undefined) delete dataset.break;
  else dataset.break = '1';
  void storeBreakMark(end);
  listeners.notify();
}
