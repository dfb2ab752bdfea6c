// Passes an answer on as it comes, for the one row that streams (WIRE §4 ping).
import 'server-only';
import { type BackendCall, buildUrl, timeoutOf } from '@/lib/server/backend/backend-call';
import { buildHeaders } from '@/lib/server/backend/build-headers';
import { enterBulkhead } from '@/lib/server/backend/upstream/bulkhead';
import { streamUpstream } from '@/lib/server/backend/upstream/stream-upstream';
import { UpstreamFault } from '@/lib/server/backend/upstream/upstream-fault';
import { ANSWER_HEADERS, type CallAnswer, TRACE_HEADER } from '@/lib/server/relay/answer';
import { refuse } from '@/lib/server/relay/refusal';
import { traceIdOf } from '@/lib/shared/http/visitor';

// It has its connection until its last byte is read, or nobody is there to read it.
async function openStream(call: BackendCall, url: string): ReturnType<typeof streamUpstream> {
  const { merchant, row, signal } = call;
  const leave = enterBulkhead({
    origin: merchant.backend.origin,
    merchant: merchant.code,
    endpoint: row.name,
  });
  try {
    const headers = buildHeaders({ ...call, hasBody: false });
    const asked = { method: row.method, url, headers, timeoutMs: timeoutOf(call), signal };
    const answer = await streamUpstream(asked);
    if (answer.body.closed) leave();
    else answer.body.once('close', leave);
    return answer;
  } catch (error) {
    leave();
    throw error;
  }
}

/** Streams the answer of a row without reading it; a fault before its first byte is a refusal (decision 10). */
export async function streamCall(call: BackendCall): Promise<CallAnswer> {
  const { visitor } = call;
  const url = buildUrl(call);
  if (url === undefined) return refuse('unknown_call', visitor.language, visitor.traceparent);
  try {
    const answer = await openStream(call, url);
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
