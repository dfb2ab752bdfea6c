// Responses during overload: 503 with Retry-After, as JSON to a call and as a document to a browser.
import 'server-only';
import type { CallAnswer } from '@/lib/server/http/call-answer';
import { limitColdPage } from '@/lib/server/http/limits/limit-cold-page';
import { getMessages } from '@/lib/server/http/locale/messages';
import { toPlainDocument } from '@/lib/server/http/overload/plain-document';
import { siteMessageOf, toRejection } from '@/lib/server/http/rejections';
import type { PipelineResult, RequestContext } from '@/lib/server/http/request-context';
import { toVisitor } from '@/lib/server/http/visitor';
import { readTraceparent } from '@/lib/server/platform/connection/client-connection';
import { recordShed } from '@/lib/server/platform/metrics/record-rejection';
import { type Overloaded, RETRY_SECONDS } from '@/lib/server/platform/overloaded';
import type { SiteErrorCode } from '@/lib/shared/errors/site-codes';
import type { HeaderReader } from '@/lib/shared/http/visitor';
import { parseLanguage } from '@/lib/shared/locale/parse-language';

export type BusyAnswer = { readonly status: 503 | 429; readonly headers: Headers; readonly body: Buffer };

/** Returns the response to a call, without looking up its merchant. */
export function toBusyCall(headers: HeaderReader): CallAnswer {
  recordShed('call', 'late');
  const language = parseLanguage(headers.get('language')) ?? 'EN';
  return toRejection('unavailable', { language, traceparent: readTraceparent(headers) });
}

type Why = {
  readonly status: BusyAnswer['status'];
  readonly code: SiteErrorCode;
  readonly retryAfter: string;
};

function toDocument(context: RequestContext, code: SiteErrorCode): ReturnType<typeof toPlainDocument> {
  const { language } = toVisitor(context);
  const texts = getMessages(language).fault as Record<string, string> | undefined;
  return toPlainDocument(context.merchant, language, {
    title: context.merchant?.brand.name ?? context.client.host,
    text: siteMessageOf(code, language),
    action: texts?.retry ?? '',
    href: '',
  });
}

/** Next's navigation gets nothing that it could take for a page part, and reloads the page. */
function toSmallAnswer(context: RequestContext, kind: 'page' | 'handler', why: Why): BusyAnswer {
  const { request, answerHeaders } = context;
  const isDocument = kind === 'page' && !request.headers.has('rsc');
  const { headers: own, body } = isDocument
    ? toDocument(context, why.code)
    : { headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: Buffer.from('Try again') };
  const headers = new Headers(answerHeaders);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  headers.set('Cache-Control', 'no-store');
  headers.set('Retry-After', why.retryAfter);
  headers.set('Content-Length', String(body.length));
  return { status: why.status, headers, body };
}

/** Returns the response to a page or handler. */
export function toBusyAnswer(
  { context }: PipelineResult,
  kind: 'page' | 'handler',
  { reason }: Overloaded,
): BusyAnswer {
  if (reason !== 'left') recordShed(kind, reason);
  return toSmallAnswer(context, kind, { status: 503, code: 'unavailable', retryAfter: RETRY_SECONDS });
}

/** Counts an uncached page or status against its address; over the limit it returns 429 with Retry-After. */
export async function refuseCold(context: RequestContext): Promise<BusyAnswer | undefined> {
  const rejection = await limitColdPage(context);
  if (!rejection) return undefined;
  const retryAfter = String(rejection.retryAfterSeconds);
  return toSmallAnswer(context, 'page', { status: 429, code: 'TOO_MANY_REQUESTS', retryAfter });
}
