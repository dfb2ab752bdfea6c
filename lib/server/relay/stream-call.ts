// Passes an answer on as it comes, for the one row that streams (WIRE §4 ping).
import 'server-only';
import { type BackendCall, buildUrl, timeoutOf } from '@/lib/server/backend/backend-call';
import { buildHeaders } from '@/lib/server/backend/build-headers';
import { streamUpstream } from '@/lib/server/backend/upstream/stream-upstream';
import { UpstreamFault } from '@/lib/server/backend/upstream/upstream-fault';
import { ANSWER_HEADERS, type CallAnswer, TRACE_HEADER } from '@/lib/server/relay/answer';
import { refuse } from '@/lib/server/relay/refusal';
import { traceIdOf } from '@/lib/shared/http/visitor';

/** Streams the answer of a row without reading it; a fault before its first byte is a refusal (decision 10). */
export async function streamCall(call: BackendCall): Promise<CallAnswer> {
  const { visitor } = call;
  const url = buildUrl(call);
  if (url === undefined) return refuse('unknown_call', visitor.language, visitor.traceparent);
  try {
    const headers = buildHeaders({ ...call, hasBody: false });
    const answer = await streamUpstream({
      method: call.row.method,
      url,
      headers,
      timeoutMs: timeoutOf(call),
      signal: call.signal,
    });
    // 204 and 205 have no body by definition, and a response must not be given one.
    const isEmpty = answer.status === 204 || answer.status === 205;
    if (isEmpty) answer.body.resume();
    return {
      status: answer.status,
      headers: { ...ANSWER_HEADERS, [TRACE_HEADER]: traceIdOf(visitor.traceparent) },
      cookies: [],
      body: isEmpty ? null : answer.body,
      end: answer.status < 400 ? 'ok' : 'refused',
    };
  } catch (error) {
    return refuse(
      error instanceof UpstreamFault ? error.code : 'network_error',
      visitor.language,
      visitor.traceparent,
    );
  }
}
