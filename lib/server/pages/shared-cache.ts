// Which answers a cache between the site and its visitors may store, and for how long (SHARED_CACHE_SECONDS; docs/operators.md).
import 'server-only';
import { getEnv } from '@/lib/server/env';
import type { GateContext } from '@/lib/server/gate/context';
import { hasSessionCookie } from '@/lib/server/session/session-cookie';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';

/** A page's word where its own answers may be stored by its visitor's browser alone: it asks each time, and is told in a few bytes that nothing has changed. */
export const FOR_ONE = 'private, no-cache';
/** A page's word where one answer is as good for everybody; who asks decides as well. */
export const FOR_ALL = 'public, no-cache';

/** How long a stored answer may serve while the cache fetches the next; s. */
const STALE_S = 1;
/** Caches count whole seconds, and the last one to its end. */
const ROUNDING_S = 1;
/** What a page or its cookies depend on beside its address, for caches that have no key of their own. */
const VARY = ['accept-language', 'cookie', 'sec-gpc', 'user-agent'];

// A member's answers, a tester's and those that are fetched ahead, which set no cookie, are nobody else's.
function isForAll({ request: { headers }, secureCookies, state }: GateContext): boolean {
  const isOwn = headers.has('authorization') || headers.has('sec-purpose');
  return !isOwn && !state?.status.test && !hasSessionCookie(headers, secureCookies);
}

/** Whole seconds for which an answer may be stored, so that nobody sees one by a status older than the setting; undefined for none. */
function secondsOf(context: GateContext): number | undefined {
  const { SHARED_CACHE_SECONDS: most } = getEnv();
  const toldAtMs = context.statusToldAtMs;
  if (most === undefined || toldAtMs === undefined || !isForAll(context)) return undefined;
  const ageSeconds = Math.ceil((performance.now() - toldAtMs) / 1000);
  const seconds = most - ageSeconds - STALE_S - ROUNDING_S;
  return seconds > 0 ? seconds : undefined;
}

/** Says in the headers of a page's answer who may store it; of those for everybody it takes what belongs to this answer alone. */
export function setStorage(headers: Headers, context: GateContext): void {
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
