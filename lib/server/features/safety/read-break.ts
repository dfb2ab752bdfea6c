// Whether a request comes from a device whose player takes a break.
import 'server-only';
import { cookieName, readDocumentCookie } from '@/lib/server/platform/connection/http-cookie';
import type { HeaderReader } from '@/lib/shared/http/header-reader';
import { BREAK_COOKIE, parseBreakEnd } from '@/lib/shared/safety/break';

/** End of the break in force, in epoch ms; undefined when there is none, or the cookie is not one of ours. */
export function readBreakEnd(headers: HeaderReader, https: boolean, nowMs: number): number | undefined {
  return parseBreakEnd(readDocumentCookie(headers, cookieName(BREAK_COOKIE, https)), nowMs);
}
