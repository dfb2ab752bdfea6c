import 'client-only';
import type { BuiltRequest } from '@/lib/client/api/build-request';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { getSessionHandle } from '@/lib/client/session/session-store';
import type { Endpoint } from '@/lib/shared/calls/call';

/** Builds the key that equal calls share: merchant, language, path, query, headers and session handle, never the token. */
export function buildCacheKey(row: Endpoint, request: BuiltRequest): string {
  const { merchant, language } = getPageFacts();
  const headers = Object.entries(request.headers).sort(([a], [b]) => (a < b ? -1 : 1));
  // A public call carries no session: its answer outlives login and logout.
  const handle = row.auth === 'member' ? getSessionHandle() : '';
  return JSON.stringify([merchant, language, request.path, request.query, headers, handle]);
}
