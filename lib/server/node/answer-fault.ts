// The response to an internal error: 500 with the trace id of its log line.
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TRACE_HEADER } from '@/lib/server/http/call-answer';
import { getMessages } from '@/lib/server/http/locale/messages';
import { readLanguage } from '@/lib/server/http/locale/visitor-language';
import { toPlainDocument } from '@/lib/server/http/overload/plain-document';
import { isPagePath } from '@/lib/server/http/page-paths';
import { toRejection } from '@/lib/server/http/rejections';
import { toHeaderReader } from '@/lib/server/http/to-headers';
import {
  needsSecureCookies,
  readClientConnection,
  readTraceparent,
} from '@/lib/server/platform/connection/client-connection';
import { getLog, toDuration } from '@/lib/server/platform/log';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { findCall } from '@/lib/shared/calls/table';
import { supportCodeOf } from '@/lib/shared/errors/support-code';
import { isCall } from '@/lib/shared/http/is-call';
import { SECURITY_HEADERS } from '@/lib/shared/http/security-headers';
import { traceIdOf } from '@/lib/shared/http/visitor';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import { ROUTES } from '@/lib/shared/routes';

type FaultAnswer = { readonly headers: Readonly<Record<string, string>>; readonly body: string | Buffer };

function toPage(
  traceId: string,
  merchant: ReturnType<typeof getMerchantByHost>,
  language: LanguageCode,
): FaultAnswer {
  const texts = (getMessages(language).fault ?? {}) as Record<string, string>;
  const code = supportCodeOf(traceId);
  return toPlainDocument(merchant, language, {
    title: texts.crashTitle ?? '500',
    text: texts.crashText ?? '',
    action: texts.home ?? '',
    href: ROUTES.home,
    code: code && `${texts.code} ${code}`,
  });
}

function toFaultAnswer(request: IncomingMessage, traceparent: string): FaultAnswer {
  const headers = toHeaderReader(request);
  const client = readClientConnection(headers);
  const merchant = getMerchantByHost(client.hostName);
  const language = merchant
    ? readLanguage({ headers, brand: merchant.brand, https: needsSecureCookies(client) })
    : 'EN';
  if (!isCall(request.url ?? '')) return toPage(traceIdOf(traceparent), merchant, language);
  const answer = toRejection('unavailable', { language, traceparent });
  return { headers: answer.headers, body: String(answer.body) };
}

function write(response: ServerResponse, traceparent: string): void {
  const { req: request } = response;
  const { headers, body } = toFaultAnswer(request, traceparent);
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader(TRACE_HEADER, traceIdOf(traceparent));
  response.setHeader('Connection', 'close');
  response.writeHead(500).end(request.method === 'HEAD' ? undefined : body);
}

type Fault = { readonly traceparent: string; readonly startedMs: number | undefined };

/** The endpoint's or the page's own path; undefined for any other address. */
function routeOf(method: string, path: string): string | undefined {
  if (isCall(path)) return findCall(method, path)?.path;
  return isPagePath(path) ? path : undefined;
}

function logFault(
  { url = '', method = 'GET' }: IncomingMessage,
  error: unknown,
  { traceparent, startedMs }: Fault,
): void {
  const [path = ''] = url.split('?', 1);
  const stack = error instanceof Error ? error.stack : undefined;
  getLog().error(
    {
      traceId: traceIdOf(traceparent),
      path,
      route: routeOf(method, path),
      error: String(error),
      stack,
      durationMs: startedMs === undefined ? undefined : toDuration(startedMs),
    },
    isCall(path) ? 'call broke' : 'page broke',
  );
}

/** Answers 500 and logs the error under the same trace id; a response that has started is aborted, so that it looks incomplete. `startedMs` is the request's start. Never throws. */
export function answerFault(response: ServerResponse, error: unknown, startedMs?: number): void {
  try {
    const traceparent = readTraceparent(toHeaderReader(response.req));
    logFault(response.req, error, { traceparent, startedMs });
    if (response.writableEnded || response.destroyed) return;
    if (response.headersSent) response.destroy();
    else write(response, traceparent);
  } catch (second) {
    // An error here would end the process before it has drained.
    getLog().error({ error: String(second) }, 'the response to an error failed');
    response.destroy();
  }
}
