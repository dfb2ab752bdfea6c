// Which answers a cache between the site and its visitors may store, and for how long (SHARED_CACHE_SECONDS; docs/operations/scaling/shared-cache.md).
import 'server-only';
import type { RequestContext } from '@/lib/server/http/request-context';
import { getEnv } from '@/lib/server/platform/env';
import { hasSessionCookie } from '@/lib/server/sessions/session-cookie';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';

/** Only the visitor's browser may store the page; it asks each time, and gets a 304 while nothing has changed. */
export const FOR_ONE = 'private, no-cache';
/** The page is the same for all visitors. Replaced by setStorage, which also looks at the visitor. */
export const FOR_ALL = 'public, no-cache';

/** How long a stored answer may serve while the cache fetches the next; s. */
const STALE_S = 1;
/** Caches count whole seconds, and the last one to its end. */
const ROUNDING_S = 1;
/** What a page or its cookies depend on beside its address, for caches that have no key of their own. */
const VARY = ['accept-language', 'cookie', 'sec-gpc', 'user-agent'];

// Not shared: answers to members and testers, and prefetches, which set no cookie.
function isForAll({ request: { headers }, secureCookies, state }: RequestContext): boolean {
  const isOwn = headers.has('authorization') || headers.has('sec-purpose');
  return !isOwn && !state?.status.test && !hasSessionCookie(headers, secureCookies);
}

/** Whole seconds for which an answer may be stored, so that the site status behind it is never older than the setting; undefined for none. */
function secondsOf(context: RequestContext): number | undefined {
  const { SHARED_CACHE_SECONDS: most } = getEnv();
  const toldAtMs = context.statusToldAtMs;
  if (most === undefined || toldAtMs === undefined || !isForAll(context)) return undefined;
  const ageSeconds = Math.ceil((performance.now() - toldAtMs) / 1000);
  const seconds = most - ageSeconds - STALE_S - ROUNDING_S;
  return seconds > 0 ? seconds : undefined;
}

/** Sets in the headers of a page's answer which caches may store it, and removes from a shared one what belongs to this visitor. */
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
  // The parts of a page are no document; the policy that stands here has a nonce.
  if (headers.get('content-security-policy')?.includes("'nonce-"))
    headers.set('content-security-policy', INERT_POLICY);
}
