// Reads the session from a request and writes it to an answer (rulings 15 to 17).
import 'server-only';
import {
  cookieName,
  hasCookie,
  readDocumentCookie,
  toSetCookie,
} from '@/lib/server/platform/connection/http-cookie';
import { findSession, openSession, sealSession } from '@/lib/server/sessions/seal';
import { SEAL_SECONDS, type Session } from '@/lib/server/sessions/session';
import { SESSION_HINT_COOKIE } from '@/lib/shared/auth/session-info';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

/** Name of the cookie with the seal, `__Host-` before it on https. */
export const SESSION_COOKIE = 'mc';
const RENEW_AFTER_MS = 24 * 3600 * 1000;

/** The session of a request for a merchant, or undefined for a visitor (SEC-12). */
export async function readSession(
  headers: HeaderReader,
  merchant: string,
  https: boolean,
): Promise<Session | undefined> {
  const seal = readDocumentCookie(headers, cookieName(SESSION_COOKIE, https));
  return seal === undefined ? undefined : openSession(seal, merchant);
}

/** Whether the request carries a session cookie, good or bad. */
export function hasSessionCookie(headers: HeaderReader, https: boolean): boolean {
  return (
    hasCookie(headers, cookieName(SESSION_COOKIE, https)) ||
    hasCookie(headers, cookieName(SESSION_HINT_COOKIE, https))
  );
}

/** Set-Cookie lines that store a session: the seal, and the readable hint that holds `1` only. */
export async function toSessionCookies(session: Session, https: boolean): Promise<string[]> {
  const value = await sealSession(session);
  const shared = { maxAgeSeconds: SEAL_SECONDS, https };
  return [
    toSetCookie({ ...shared, name: SESSION_COOKIE, value, httpOnly: true }),
    toSetCookie({ ...shared, name: SESSION_HINT_COOKIE, value: '1', httpOnly: false }),
  ];
}

/** Set-Cookie lines that remove the session. */
export function toClearedCookies(https: boolean): string[] {
  const shared = { value: '', maxAgeSeconds: 0, https };
  return [
    toSetCookie({ ...shared, name: SESSION_COOKIE, httpOnly: true }),
    toSetCookie({ ...shared, name: SESSION_HINT_COOKIE, httpOnly: false }),
  ];
}

/**
 * Set-Cookie lines for a request without a good session: they remove it, but for one that was just replaced, since the browser may hold the next
 * session's cookie under the same name by now (SEC-51).
 */
export async function toLostCookies(
  headers: HeaderReader,
  merchant: string,
  https: boolean,
): Promise<string[]> {
  const seal = readDocumentCookie(headers, cookieName(SESSION_COOKIE, https)) ?? '';
  const found = await findSession(seal, merchant);
  return found?.end === 'replaced' ? [] : toClearedCookies(https);
}

/** The session with a fresh seal time when its seal is over a day old, else undefined: use renews it. */
export function toRenewed(session: Session, nowMs: number): Session | undefined {
  return nowMs - session.sealedAtMs > RENEW_AFTER_MS ? { ...session, sealedAtMs: nowMs } : undefined;
}
