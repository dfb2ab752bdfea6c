// Gate steps on paths: the root, pages that only the gate may show, and addresses that no page has (SEC-11).
import 'server-only';
import { INTERNAL_FOLDER, isPagePath } from '@/lib/server/http/page-paths';
import { type PipelineOutcome, type RequestContext, redirectTo } from '@/lib/server/http/request-context';
import { landingOf } from '@/lib/server/pipeline/entry/landing-of';
import { isDevelopment } from '@/lib/server/platform/is-development';
import { ROUTES, toHref } from '@/lib/shared/routes';

function isInternal(path: string): boolean {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return true;
  }
  const parts = decoded.toLowerCase().split('/');
  // A name in brackets is how Next calls an overlay's page to itself.
  return parts.includes(INTERNAL_FOLDER.slice(1)) || parts.some((part) => part.startsWith('('));
}

/** Hides the internal pages, and leads `/` and `/m` to the home page with the kept query and what a first page reads. */
export function withPaths({ path, url }: RequestContext): PipelineOutcome | undefined {
  if (isInternal(path)) return { kind: 'show', page: 'missing', status: 404 };
  if (path === ROUTES.root || path === '/m')
    return redirectTo(toHref(ROUTES.home, landingOf(url.searchParams), url.searchParams), 307);
  return undefined;
}

const PAGE_METHODS = 'GET, HEAD, POST';

/**
 * Pages are read (SEC-37): a form that was sent before its script was there leads back to its page, and what it holds is not read. Every
 * other method is refused.
 */
export function withMethods({ path, url, request }: RequestContext): PipelineOutcome | undefined {
  const { method } = request;
  if (method === 'GET' || method === 'HEAD' || !isPagePath(path)) return undefined;
  if (method === 'POST') return redirectTo(`${url.pathname}${url.search}`, 303);
  const headers = {
    Allow: PAGE_METHODS,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
  };
  return { kind: 'respond', response: new Response('Method not allowed', { status: 405, headers }) };
}

/** Pages that only a development server has: files page.dev.tsx below app/m/dev. */
const isDevelopmentPage = (path: string): boolean => isDevelopment && path.startsWith('/m/dev/');

/** Knows which addresses are pages, once the guards have had their say: Next would take any name under /m for a category. Files are left to Next. */
export function withPages({ path }: RequestContext): PipelineOutcome | undefined {
  const isPage =
    isPagePath(path) || path.includes('.') || path.startsWith('/_next/') || isDevelopmentPage(path);
  return isPage ? undefined : { kind: 'show', page: 'missing', status: 404 };
}
