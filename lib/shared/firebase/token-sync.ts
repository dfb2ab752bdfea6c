// The optional call that tells the own server of a Firebase token: where it may go, and what it is.
import { parseUrl } from '@/lib/shared/url/parse-url';

/** What is sent: the token as a bearer, or that there is none any more. */
export type TokenSyncCall =
  | { readonly method: 'POST'; readonly headers: { readonly Authorization: string } }
  | { readonly method: 'DELETE'; readonly headers: Record<string, never> };

/**
 * The address of the token sync as a path of the own origin; undefined when it would leave the page's origin,
 * when the page is not in a secure context, or when there is none. A path is taken relative to the page's origin.
 */
export function parseTokenSyncUrl(raw: unknown, pageOrigin: string, isSecure: boolean): string | undefined {
  if (!isSecure || typeof raw !== 'string' || raw === '' || raw.length > 512) return undefined;
  const url = parseUrl(raw, pageOrigin);
  const isOwn = url?.origin === pageOrigin && url.username === '' && url.password === '';
  return isOwn && !url.pathname.startsWith('//') ? url.pathname + url.search : undefined;
}

/** POST with `Bearer <token>` when there is one, DELETE without any. */
export function buildTokenSync(idToken: string | undefined): TokenSyncCall {
  return idToken === undefined
    ? { method: 'DELETE', headers: {} }
    : { method: 'POST', headers: { Authorization: `Bearer ${idToken}` } };
}
