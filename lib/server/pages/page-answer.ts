// The response to a request for a shared page.
import 'server-only';
import { refuseCold, toBusyAnswer } from '@/lib/server/http/overload/busy-answer';
import { isPagePath } from '@/lib/server/http/page-paths';
import type { PipelineResult, RequestContext } from '@/lib/server/http/request-context';
import { hasPage, type PageBody, type PageBytes, toBody } from '@/lib/server/pages/bytes/page-bytes';
import { type PageTemplate, templateToBytes } from '@/lib/server/pages/bytes/page-draft';
import { type PageKey, toPageKey } from '@/lib/server/pages/key/page-key';
import { allowContainerNonce, keepStoredNonce } from '@/lib/server/pages/policy/container-nonce';
import { setStorage } from '@/lib/server/pages/policy/shared-cache';
import { fillPage, TRACE_PLACEHOLDER } from '@/lib/server/pages/render/fill-page';
import { setStatusHeaders } from '@/lib/server/pages/reported-status';
import { getCachedPage, isPageCold, type StoredPage } from '@/lib/server/pages/store/page-store';
import { recallPage } from '@/lib/server/pages/store/shared-pages';
import { getEnv } from '@/lib/server/platform/env';
import { recordCacheStatus } from '@/lib/server/platform/metrics/record-cache-status';
import { Overloaded } from '@/lib/server/platform/overloaded';
import { setSpanFacts } from '@/lib/server/platform/tracing/tracing';

const NO_BODY = Buffer.alloc(0);

export type PageAnswer = PageBody & { readonly status: number; readonly headers: Headers };

/** Fills this visitor's values into the page's slots. */
function toBytes(
  page: PageBytes | PageTemplate,
  { state }: RequestContext,
  key: PageKey,
): PageBytes | Promise<PageBytes> {
  if ('etag' in page) return page;
  const traceId = state?.fault?.traceId;
  return templateToBytes(page, [
    ...key.clicks,
    ...(traceId === undefined ? [] : [{ mark: TRACE_PLACEHOLDER, value: traceId }]),
  ]);
}

/** Overrides the pipeline's headers by the page's. A response with a cookie must not be stored (SEC-44). */
function completeHeaders(context: RequestContext, page: PageBytes): Headers {
  const headers = context.answerHeaders;
  for (const [name, value] of page.headers) headers.set(name, value);
  if (headers.has('set-cookie')) headers.set('cache-control', 'no-store');
  setStorage(headers, context);
  allowContainerNonce(headers, context);
  return headers;
}

function recordStatus({ merchant }: RequestContext, status: ReturnType<typeof statusOf>): void {
  setSpanFacts({ 'site.page_cache': status });
  recordCacheStatus(merchant?.code, status);
}

const statusOf = (stored: StoredPage | undefined, isRecalled: boolean) =>
  isRecalled && stored && stored.status !== 'miss' ? 'shared' : (stored?.status ?? 'alone');

/**
 * Returns the response, compressed by `accepted`; undefined where the page is rendered for this visitor only, as with PAGE_CACHE=off.
 * 503 when the render queue is full, 429 over the address's limit of uncached pages (SEC-114).
 */
export async function getPageAnswer(
  passed: PipelineResult,
  accepted = passed.context.request.headers.get('accept-encoding') ?? '',
): Promise<PageAnswer | undefined> {
  const { context, outcome } = passed;
  const key = getEnv().PAGE_CACHE === 'on' ? toPageKey(context, outcome) : undefined;
  const { budget, request } = context;
  const caller = {
    budget,
    // Lazy: a signal costs a listener, and few requests wait.
    get signal() {
      return request.signal;
    },
  };
  const isRecalled = key !== undefined && isPageCold(key) && (await recallPage(key));
  const rejection = key && isPageCold(key) ? await refuseCold(context) : undefined;
  if (rejection) return rejection;
  const stored = key && (await getCachedPage(key, (options) => fillPage(passed, key, options), caller));
  if (stored instanceof Overloaded) return toBusyAnswer(passed, 'page', stored);
  const isPage = stored !== undefined || outcome !== undefined || isPagePath(context.path);
  if (isPage) recordStatus(context, statusOf(stored, isRecalled));
  if (!stored) return undefined;
  const page = await toBytes(stored.page, context, key);
  const headers = completeHeaders(context, page);
  if (key.kind === 'document' && !outcome) setStatusHeaders(headers, page.status);
  const isStored = headers.get('cache-control') !== 'no-store';
  if (isStored && hasPage(request.headers.get('if-none-match'), page)) {
    keepStoredNonce(headers, context);
    return { body: NO_BODY, status: 304, headers };
  }
  const { body, coding } = await toBody(page, accepted);
  if (coding) headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(body.length));
  return { body, coding, status: page.status, headers };
}
