// Turns the provider's response into a result: envelope, trace id, and nothing that browsers must not see.
import 'server-only';
import { parseJson } from '@/lib/server/platform/parse-json';
import type { ProviderAnswer, ProviderCall } from '@/lib/server/provider/provider-call';
import { screenFailure } from '@/lib/server/provider/screen-failure';
import type { UpstreamAnswer } from '@/lib/server/provider/upstream/fetch-upstream';
import { readEnvelope } from '@/lib/shared/calls/envelope';
import { traceIdOf, type Visitor } from '@/lib/shared/http/visitor';

const MAX_RETRY_SECONDS = 3600;

/** Returns the provider's trace id; without a well-formed one, the id that the visitor's call has here. */
export function traceOf({ headers }: Pick<UpstreamAnswer, 'headers'>, visitor: Visitor): string {
  const raw = headers['x-app-trace-id'];
  const text = Array.isArray(raw) ? raw[0] : raw;
  return text && /^[\w.:-]{1,128}$/.test(text) ? text : traceIdOf(visitor.traceparent);
}

// Whole seconds up to an hour; dates and longer waits count as none.
function retrySecondsOf(headers: UpstreamAnswer['headers']): number | undefined {
  const text = String(headers['retry-after']);
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return seconds >= 1 && seconds <= MAX_RETRY_SECONDS ? seconds : undefined;
}

// The value passes unchanged; fields beside it are dropped.
function toRelayedText(body: unknown, text: string): string {
  const { value, ...more } = body as Record<string, unknown>;
  const isPlain = Object.keys(more).every((name) => name === 'success');
  return isPlain ? text : JSON.stringify({ success: true, value });
}

/** Parses a provider's response into a result with a code; an error is reduced to what may be passed on. */
export function readAnswer({ status, headers, text }: UpstreamAnswer, call: ProviderCall): ProviderAnswer {
  const { row, visitor } = call;
  const traceId = traceOf({ headers }, visitor);
  const body = parseJson(text);
  const result = readEnvelope(body, { status, traceId, bare: row.bare && body !== undefined });
  if (result.ok) return { status: 200, result, text: row.bare ? text : toRelayedText(body, text) };
  const failure = screenFailure(call, result);
  return failure.code === 'invalid_response'
    ? { status: 502, result: { ...failure, status: 502 } }
    : { status, result: failure, retrySeconds: retrySecondsOf(headers) };
}
