// Optional call that passes a Firebase token to the merchant's own server.
import { parseUrl } from '@/lib/shared/url/parse-url';

export type TokenSyncCall =
  | { readonly method: 'POST'; readonly headers: { readonly Authorization: string } }
  | { readonly method: 'DELETE'; readonly headers: Record<string, never> };

/** A token that was issued earlier is not sent: it proves no sign-in of now. */
const MAX_AGE_MS = 300_000;

/** Returns whether a token, by its time of issue, is at most 300 s old; one without a readable time passes. */
export function isFreshToken(issuedAtTime: string, now: number): boolean {
  const ageMs = now - Date.parse(issuedAtTime);
  return !(ageMs > MAX_AGE_MS);
}

/** Returns the path of the token sync; undefined outside the page's origin or a secure context. */
export function parseTokenSyncUrl(raw: unknown, pageOrigin: string, isSecure: boolean): string | undefined {
  if (!isSecure || typeof raw !== 'string' || raw === '' || raw.length > 512) return undefined;
  const url = parseUrl(raw, pageOrigin);
  const isOwn = url?.origin === pageOrigin && url.username === '' && url.password === '';
  return isOwn && !url.pathname.startsWith('//') ? url.pathname + url.search : undefined;
}

/** POST with `Bearer <token>`, or DELETE without a token. */
export function buildTokenSync(idToken: string | undefined): TokenSyncCall {
  return idToken === undefined
    ? { method: 'DELETE', headers: {} }
    : { method: 'POST', headers: { Authorization: `Bearer ${idToken}` } };
}
