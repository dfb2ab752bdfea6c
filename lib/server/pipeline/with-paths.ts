// Pipeline steps on paths: the root, internal pages, and unknown addresses (SEC-11).
import 'server-only';
import { INTERNAL_FOLDER, isPagePath } from '@/lib/server/http/page-paths';
import { type PipelineOutcome, type RequestContext, redirectTo } from '@/lib/server/http/request-context';
import { landingOf } from '@/lib/server/pipeline/entry/landing-of';
import { isDevelopment } from '@/lib/server/platform/is-development';
import { isClosedPage } from '@/lib/shared/calls/feature';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';

function isInternal(path: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return true;
  }
  const parts = decoded.toLowerCase().split('/');
  // Next's internal paths of intercepted routes contain parentheses.
  return parts.includes(INTERNAL_FOLDER.slice(1)) || parts.some((part) => part.startsWith('('));
}

/** Hides internal pages, and redirects `/` and `/m` to the home page with the kept query parameters. */
export function withPaths({ path, url }: RequestContext): PipelineOutcome | undefined {
  if (isInternal(path)) return { kind: 'show', page: 'missing', status: 404 };
  if (path === ROUTES.root || path === '/m')
    return redirectTo(toHref(ROUTES.home, landingOf(url.searchParams), url.searchParams), 307);
  return undefined;
}

/** Hides pages of features that the merchant has switched off, from visitors and members alike. */
export function withFeatures({ path, merchant }: RequestContext): PipelineOutcome | undefined {
  const isClosed = merchant !== undefined && isClosedPage(merchant.brand.off, path);
  return isClosed ? { kind: 'show', page: 'missing', status: 404 } : undefined;
}

const isRead = ({ method }: RequestContext['request']): boolean => method === 'GET' || method === 'HEAD';

function rejectMethod(allowed: string): PipelineOutcome {
  const headers = {
    Allow: allowed,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
  };
  return { kind: 'respond', response: new Response('Method not allowed', { status: 405, headers }) };
}

/** Allows only reads of pages (SEC-37): a form sent before its script loads redirects to its page unread; other methods are rejected. */
export function withMethods({ path, url, request }: RequestContext): PipelineOutcome | undefined {
  if (isRead(request) || !isPagePath(path)) return undefined;
  if (request.method === 'POST') return redirectTo(`${url.pathname}${url.search}`, 303);
  return rejectMethod('GET, HEAD, POST');
}

/** Allows only reads: Next would reject others with an answer that caches may store (SEC-45). */
export function rejectWrite({ request }: RequestContext): PipelineOutcome | undefined {
  return isRead(request) ? undefined : rejectMethod('GET, HEAD');
}

const FILES: ReadonlySet<string> = new Set([...Object.values(SITE_FILES), '/favicon.ico']);

/** Allows only reads of generated files. */
export function withFileMethods(context: RequestContext): PipelineOutcome | undefined {
  return FILES.has(context.path) ? rejectWrite(context) : undefined;
}

/** Development pages of an engineer (`page.dev.tsx`) lie under /m/dev; the others are Next's own. */
const isDevelopmentPath = (path: string): boolean =>
  isDevelopment && /^\/(?:m\/dev\/|_next\/|__nextjs)/.test(path);

/** Decides which addresses are pages, after the guards: Next takes any name under /m for a category, and renders a 404 of its own for each other address (SEC-114). */
export function withPages({ path }: RequestContext): PipelineOutcome | undefined {
  const isKnown = isPagePath(path) || path.startsWith('/_next/static/') || isDevelopmentPath(path);
  return isKnown ? undefined : { kind: 'show', page: 'missing', status: 404 };
}
