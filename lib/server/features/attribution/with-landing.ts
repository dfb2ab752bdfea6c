// Pipeline step: stores landing attribution with whatever response follows.
import 'server-only';
import { toLandingCookies } from '@/lib/server/features/attribution/to-landing-cookies';
import type { RequestContext } from '@/lib/server/http/request-context';
import { ROUTES } from '@/lib/shared/routes';

const HTML: ReadonlySet<string> = new Set([ROUTES.indexHtml, ROUTES.registerHtml]);

/** A prefetch is no visit, and a cookie on a file would keep caches from storing it. */
function isVisit({ path, request }: RequestContext): boolean {
  const { headers } = request;
  if (headers.has('next-router-prefetch') || headers.get('sec-purpose')?.startsWith('prefetch')) return false;
  return HTML.has(path) || !(path.includes('.') || path.startsWith('/_next/'));
}

/** Adds the cookies, also to redirects, missing pages and closed sites. HTML never depends on them. */
export function withLanding(context: RequestContext): undefined {
  const { request, url, merchant, client, answerHeaders } = context;
  if (!merchant || !isVisit(context)) return;
  const { headers } = request;
  const nowMs = Date.now();
  for (const line of toLandingCookies({ headers, query: url.searchParams, merchant, client, nowMs }))
    answerHeaders.append('Set-Cookie', line);
}
