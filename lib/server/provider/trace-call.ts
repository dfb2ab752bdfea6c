// The span of a provider call, whose context the provider continues.
import 'server-only';
import { endOf } from '@/lib/server/platform/metrics/record-call';
import { type Span, withSpan } from '@/lib/server/platform/tracing/tracing';
import type { ProviderAnswer, ProviderCall } from '@/lib/server/provider/provider-call';

const BROKEN = 500;

type RunCall = (call: ProviderCall) => Promise<ProviderAnswer>;

async function runTraced(call: ProviderCall, span: Span, run: RunCall): Promise<ProviderAnswer> {
  const answer = await run({ ...call, visitor: { ...call.visitor, traceparent: span.traceparent } });
  const { status, result } = answer;
  span.set({ 'http.response.status_code': status, 'site.code': result.ok ? undefined : result.code });
  const end = endOf(result);
  if (end !== 'ok' && (end !== 'refused' || status >= BROKEN)) span.fail(end);
  return answer;
}

/** Runs a call inside a span below its visitor's context. A provider's rejection of a player is no error. */
export function withCallSpan(call: ProviderCall, run: RunCall): Promise<ProviderAnswer> {
  const { merchant, row, visitor } = call;
  const facts = { 'site.merchant': merchant.code, 'http.request.method': row.method, 'url.path': row.path };
  const options = {
    name: `provider ${row.name}`,
    kind: 'client',
    parent: visitor.traceparent,
    facts,
  } as const;
  return withSpan(options, (span) => (span ? runTraced(call, span, run) : run(call)));
}
