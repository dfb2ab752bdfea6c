// The span of a whole request, under the trace that its header continues or that begins here.
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '@/lib/server/node/with-fault-answer';
import { isHealthPath } from '@/lib/server/pipeline/run-pipeline';
import { runInSpan, type Span, type SpanFacts, startSpan } from '@/lib/server/platform/tracing/tracing';

const BROKEN = 500;

function toParent({ headers }: IncomingMessage): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === 'string' ? traceparent : undefined;
}

// Named by its route, which the pipeline or the API proxy finds: an address has no bound.
function withRouteName(span: Span, method: string): Span {
  const set = (facts: SpanFacts): void => {
    const route = facts['http.route'];
    if (route !== undefined) span.rename(`${method} ${route}`);
    span.set(facts);
  };
  return { ...span, set };
}

function endWith(response: ServerResponse, span: Span): void {
  response.once('close', () => {
    const { statusCode, writableFinished } = response;
    span.set({ 'http.response.status_code': statusCode });
    if (statusCode >= BROKEN) span.fail(String(statusCode));
    else if (!writableFinished) span.set({ 'site.client_left': true });
    span.end();
  });
}

/** Wraps a handler: its request becomes a span, whose context replaces the header `traceparent`. Health checks have none. */
export function withRequestSpan(handler: Handler): Handler {
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (isHealthPath(path)) return handler(request, response);
    const method = request.method ?? 'GET';
    const facts = { 'http.request.method': method, 'url.path': path, 'server.address': request.headers.host };
    const started = startSpan({ name: method, kind: 'server', parent: toParent(request), facts });
    if (!started) return handler(request, response);
    const span = withRouteName(started, method);
    endWith(response, span);
    request.headers.traceparent = span.traceparent;
    return runInSpan(span, () => handler(request, response));
  };
}
