// The break of a request's device, and the calls that the API proxy rejects during it.
import 'server-only';
import { cookieName, readHttpCookie } from '@/lib/server/platform/connection/http-cookie';
import type { Endpoint } from '@/lib/shared/calls/call';
import { gameTrialLaunch, launchGame, launchLottoVn, launchSea } from '@/lib/shared/calls/game-table';
import type { HeaderReader } from '@/lib/shared/http/visitor';
import { BREAK_COOKIE, parseBreakEnd } from '@/lib/shared/safety/break';

/** Returns the end of the current break in epoch ms; undefined without one, or for an invalid cookie. */
export function readBreakEnd(headers: HeaderReader, https: boolean, nowMs: number): number | undefined {
  return parseBreakEnd(readHttpCookie(headers, cookieName(BREAK_COOKIE, https)), nowMs);
}

const LAUNCHES: ReadonlySet<string> = new Set(
  [launchGame, launchSea, launchLottoVn, gameTrialLaunch].map(({ name }) => name),
);

/** Returns whether the call would open a game during this device's break; it must not reach the provider then. */
export function isLockedByBreak(headers: HeaderReader, { name }: Endpoint, https: boolean): boolean {
  return LAUNCHES.has(name) && readBreakEnd(headers, https, Date.now()) !== undefined;
}
