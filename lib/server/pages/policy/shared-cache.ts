// Which responses caches before the site may store, and how long (SHARED_CACHE_SECONDS; docs/operations/scaling/shared-cache.md).
import 'server-only';
import type { RequestContext } from '@/lib/server/http/request-context';
import { getEnv } from '@/lib/server/platform/env';
import { hasSessionCookie } from '@/lib/server/sessions/session-cookie';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';

/** Browser only, revalidated each time with a 304. */
export const FOR_ONE = 'private, no-cache';
/** The page is the same for all visitors. setStorage replaces it, by the visitor. */
export const FOR_ALL = 'public, no-cache';

/** How long a stored response may serve while the cache fetches the next one; s. */
const STALE_S = 1;
/** Cache times have full seconds. */
const ROUNDING_S = 1;
/** What a page or its cookies depend on besides the address, for caches without a key of their own. */
const VARY = ['accept-language', 'cookie', 'sec-gpc', 'user-agent'];

// Not shared: responses to members and testers, and prefetches, which set no cookie.
function isForAll({ request: { headers }, secureCookies, state }: RequestContext): boolean {
  const isOwn = headers.has('authorization') || headers.has('sec-purpose');
  return !isOwn && !state?.status.test && !hasSessionCookie(headers, secureCookies);
}

function secondsOf(context: RequestContext): number | undefined {
  const { SHARED_CACHE_SECONDS: most } = getEnv();
  const reportedAtMs = context.statusReportedAtMs;
  if (most === undefined || reportedAtMs === undefined || !isForAll(context)) return undefined;
  const ageSeconds = Math.ceil((performance.now() - reportedAtMs) / 1000);
  const seconds = most - ageSeconds - STALE_S - ROUNDING_S;
  return seconds > 0 ? seconds : undefined;
}

/** Sets which caches may store a page's response, and removes this visitor's headers from a shared one. */
export function setStorage(headers: Headers, context: RequestContext): void {
  if (headers.get('cache-control') !== FOR_ALL) return;
  const seconds = secondsOf(context);
  if (seconds === undefined) {
    headers.set('cache-control', FOR_ONE);
    return;
  }
  headers.set('cache-control', `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_S}`);
  headers.append('vary', VARY.join(', '));
  headers.delete('server-timing');
  // Navigation data are no document; this policy has a nonce.
  if (headers.get('content-security-policy')?.includes("'nonce-"))
    headers.set('content-security-policy', INERT_POLICY);
}
