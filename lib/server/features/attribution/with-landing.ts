// Gate step: what an address says of where a visitor comes from is kept with the answer, whatever that is.
import 'server-only';
import { toLandingCookies } from '@/lib/server/features/attribution/to-landing-cookies';
import type { RequestContext } from '@/lib/server/http/request-context';
import { ROUTES } from '@/lib/shared/routes';

const HTML: ReadonlySet<string> = new Set([ROUTES.indexHtml, ROUTES.registerHtml]);

/** A page that is fetched in advance is no visit, and a file is no landing: a cookie would keep caches from holding it. */
function isVisit({ path, request }: RequestContext): boolean {
  const { headers } = request;
  if (headers.has('next-router-prefetch') || headers.get('sec-purpose')?.startsWith('prefetch')) return false;
  return HTML.has(path) || !(path.includes('.') || path.startsWith('/_next/'));
}

/** Adds the cookies; redirects, missing pages and closed sites carry them too. HTML never depends on them. */
export function withLanding(context: RequestContext): undefined {
  const { request, url, merchant, peer, answerHeaders } = context;
  if (!merchant || !isVisit(context)) return;
  const { headers } = request;
  const nowMs = Date.now();
  for (const line of toLandingCookies({ headers, query: url.searchParams, merchant, peer, nowMs }))
    answerHeaders.append('Set-Cookie', line);
}
