// Reads the session of a request and writes its cookies.
import 'server-only';
import {
  cookieName,
  hasCookie,
  readHttpCookie,
  toSetCookie,
} from '@/lib/server/platform/connection/http-cookie';
import { findSession, openSession, sealSession } from '@/lib/server/sessions/seal';
import { handleOf, SEAL_SECONDS, type Session } from '@/lib/server/sessions/session';
import { SESSION_HINT_COOKIE } from '@/lib/shared/auth/session-info';
import { DAY_MS } from '@/lib/shared/day';
import type { HeaderReader } from '@/lib/shared/http/visitor';

/** With `__Host-` on https. */
export const SESSION_COOKIE = 'mc';
const RENEW_AFTER_MS = DAY_MS;
const MARK_LENGTH = 8;

/** Returns the request's session for a merchant, or undefined. */
export async function readSession(
  headers: HeaderReader,
  merchant: string,
  https: boolean,
): Promise<Session | undefined> {
  const seal = readHttpCookie(headers, cookieName(SESSION_COOKIE, https));
  return seal === undefined ? undefined : openSession(seal, merchant);
}

/** Returns whether the request has a session cookie, valid or not. */
export function hasSessionCookie(headers: HeaderReader, https: boolean): boolean {
  return (
    hasCookie(headers, cookieName(SESSION_COOKIE, https)) ||
    hasCookie(headers, cookieName(SESSION_HINT_COOKIE, https))
  );
}

/** Returns the Set-Cookie lines of a session: the seal, and a readable hint with the start of the handle. */
export async function toSessionCookies(session: Session, https: boolean): Promise<string[]> {
  const value = await sealSession(session);
  const hint = `1${handleOf(session).slice(0, MARK_LENGTH)}`;
  const shared = { maxAgeSeconds: SEAL_SECONDS, https };
  return [
    toSetCookie({ ...shared, name: SESSION_COOKIE, value, httpOnly: true }),
    toSetCookie({ ...shared, name: SESSION_HINT_COOKIE, value: hint, httpOnly: false }),
  ];
}

/** Returns the Set-Cookie lines that remove the session. */
export function toClearedCookies(https: boolean): string[] {
  const shared = { value: '', maxAgeSeconds: 0, https };
  return [
    toSetCookie({ ...shared, name: SESSION_COOKIE, httpOnly: true }),
    toSetCookie({ ...shared, name: SESSION_HINT_COOKIE, httpOnly: false }),
  ];
}

/** Returns the lines that remove an invalid session, unless it was just replaced: the next session may have its cookie already (SEC-51). */
export async function toInvalidCookies(
  headers: HeaderReader,
  merchant: string,
  https: boolean,
): Promise<string[]> {
  const seal = readHttpCookie(headers, cookieName(SESSION_COOKIE, https)) ?? '';
  const unsealed = await findSession(seal, merchant);
  return unsealed?.end === 'replaced' ? [] : toClearedCookies(https);
}

/** Returns the session with a new seal time when its seal is over a day old, else undefined. */
export function toRenewedSession(session: Session, nowMs: number): Session | undefined {
  return nowMs - session.sealedAtMs > RENEW_AFTER_MS ? { ...session, sealedAtMs: nowMs } : undefined;
}
