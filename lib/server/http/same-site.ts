// Who may call: only pages of the own origin (SEC-58, SEC-59, SEC-60).
import 'server-only';
import type { ClientConnection } from '@/lib/server/platform/connection/client-connection';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

/** The host of an Origin header; empty for `null` and for none. */
export function originHostOf(headers: HeaderReader): string {
  return URL.parse(headers.get('origin') ?? '')?.host ?? '';
}

/**
 * Whether an address, such as an Origin or a Referer, is on the own origin: same scheme, host and port, where the scheme's own port equals none.
 * Where the own scheme is not known, http and https both count.
 */
export function isOwnOrigin(address: string | null, { host, scheme }: ClientConnection): boolean {
  const url = URL.parse(address ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  if (scheme !== undefined && url.protocol !== `${scheme}:`) return false;
  return url.origin === URL.parse(`${url.protocol}//${host}`)?.origin;
}

/**
 * Whether a request comes from the own origin. The browser's Sec-Fetch-Site counts where it is sent; an Origin must be ours;
 * a request that may change something needs one of the two, and a plain visit (`none`) is enough for reading only.
 */
export function isSameSite(headers: HeaderReader, method: string, peer: ClientConnection): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const safe = method === 'GET' || method === 'HEAD';
  if (origin !== null && !isOwnOrigin(origin, peer)) return false;
  if (site !== null) return site === 'same-origin' || (site === 'none' && safe);
  return safe || origin !== null;
}
