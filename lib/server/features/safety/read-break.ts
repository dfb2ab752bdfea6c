// Reads the break of a request's device.
import 'server-only';
import { cookieName, readHttpCookie } from '@/lib/server/platform/connection/http-cookie';
import type { HeaderReader } from '@/lib/shared/http/header-reader';
import { BREAK_COOKIE, parseBreakEnd } from '@/lib/shared/safety/break';

/** Returns the end of the current break in epoch ms; undefined without one, or for an invalid cookie. */
export function readBreakEnd(headers: HeaderReader, https: boolean, nowMs: number): number | undefined {
  return parseBreakEnd(readHttpCookie(headers, cookieName(BREAK_COOKIE, https)), nowMs);
}
