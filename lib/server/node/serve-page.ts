// The Node server's entry to the page pipeline, without the cost of Next's middleware.
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { runPageRequest } from '@/lib/server/http/page-request';
import { toHeaderReader, toHeaders } from '@/lib/server/http/to-headers';
import type { Handler } from '@/lib/server/node/with-fault-answer';
import { toPageRequest } from '@/lib/server/pages/render/to-page-request';
import { applyReportedStatus } from '@/lib/server/pages/reported-status';
import { type Answer, handlePage } from '@/lib/server/pipeline/handle-page';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { reserveBytes } from '@/lib/server/platform/reserve-bytes';
import { withSpan } from '@/lib/server/platform/tracing/tracing';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { securityHeadersOf } from '@/lib/shared/http/security-headers';

const NO_BODY = Buffer.alloc(0);

function setHeaders(response: ServerResponse, headers: Headers, path: string): void {
  for (const { key, value } of securityHeadersOf(path)) response.setHeader(key, value);
  for (const [name, value] of headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
}

/** Counts a response's unsent bytes until its client reads them or disconnects; closes the connection where the limit is reached (SEC-112). */
function holdUnread(response: ServerResponse): void {
  const bytes = response.writableLength;
  if (bytes === 0 || response.destroyed) return;
  const { hostName = '' } = readClientConnection(toHeaderReader(response.req));
  const held = reserveBytes(getMerchantByHost(hostName)?.code, 0);
  response.once('close', held.end);
  if (!held.grow(bytes)) response.destroy();
}

function write({ status, headers, body }: Answer, path: string, response: ServerResponse): void {
  setHeaders(response, headers, path);
  // An unread body must not be parsed as the next request.
  if (!response.req.complete) response.setHeader('Connection', 'close');
  response.writeHead(status).end(response.req.method === 'HEAD' ? NO_BODY : body);
  holdUnread(response);
}

/** Answers a request for a page, file or handler, by the pipeline or by Next. @throws what either throws. */
export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  handler: Handler,
): Promise<void> {
  const raw = { request, response };
  const handled = await handlePage({ raw });
  if ('answer' in handled) return write(handled.answer, handled.path, response);
  const { headers, ...decided } = toPageRequest(handled.passed, toHeaders(request));
  for (const [name, value] of headers) request.headers[name] = value;
  applyReportedStatus(request, response, decided.metadata);
  return withSpan({ name: 'render for one visitor' }, async (span) => {
    if (span) request.headers.traceparent = span.traceparent;
    return runPageRequest({ ...raw, ...decided }, () => handler(request, response));
  });
}
