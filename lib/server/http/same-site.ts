// Same-origin checks of requests (SEC-59, SEC-60).
import 'server-only';
import type { ClientConnection } from '@/lib/server/platform/connection/client-connection';
import type { HeaderReader } from '@/lib/shared/http/visitor';

/** Returns the host of an Origin header; empty for `null` or none. */
export function originHostOf(headers: HeaderReader): string {
  return URL.parse(headers.get('origin') ?? '')?.host ?? '';
}

/** Returns whether an Origin or Referer has the own scheme, host and port; with an unknown scheme both http and https count. */
export function isOwnOrigin(address: string | null, { host, scheme }: ClientConnection): boolean {
  const url = URL.parse(address ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  if (scheme !== undefined && url.protocol !== `${scheme}:`) return false;
  return url.origin === URL.parse(`${url.protocol}//${host}`)?.origin;
}

/** Returns whether a request is same-origin, by Sec-Fetch-Site and Origin; without either it may only read (SEC-58). */
export function isSameSite(headers: HeaderReader, method: string, client: ClientConnection): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const safe = method === 'GET' || method === 'HEAD';
  if (origin !== null && !isOwnOrigin(origin, client)) return false;
  if (site !== null) return site === 'same-origin' || (site === 'none' && safe);
  return safe || origin !== null;
}
