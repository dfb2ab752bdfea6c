// Passes an answer on as it comes, for the one row that streams.
import 'server-only';
import { ANSWER_HEADERS, type CallAnswer, TRACE_HEADER, toAnswer } from '@/lib/server/http/call-answer';
import { refuse, siteMessageOf } from '@/lib/server/http/rejections';
import { buildHeaders } from '@/lib/server/provider/build-headers';
import { buildUrl, type ProviderCall, timeoutOf } from '@/lib/server/provider/provider-call';
import { enterBulkhead } from '@/lib/server/provider/upstream/bulkhead';
import { limitBody } from '@/lib/server/provider/upstream/limit-body';
import { streamUpstream } from '@/lib/server/provider/upstream/stream-upstream';
import { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';
import { RELAY_LIMIT } from '@/lib/shared/constants';
import { traceIdOf } from '@/lib/shared/http/visitor';

// It has its connection until its last byte is read, or its reader has left.
async function openStream(call: ProviderCall, url: string): ReturnType<typeof streamUpstream> {
  const { merchant, row, signal } = call;
  const leave = enterBulkhead({
    origin: merchant.backend.origin,
    merchant: merchant.code,
    endpoint: row.name,
  });
  try {
    const headers = buildHeaders({ ...call, hasBody: false });
    const { maxAnswerBytes: maxBytes } = row;
    const asked = { method: row.method, url, headers, timeoutMs: timeoutOf(call), maxBytes, signal };
    const answer = await streamUpstream(asked);
    if (answer.body.closed) leave();
    else answer.body.once('close', leave);
    return answer;
  } catch (error) {
    leave();
    throw error;
  }
}

// A refusal's body is not for browsers; its status says enough.
function toRefused({ visitor }: ProviderCall, status: number): CallAnswer {
  const traceId = traceIdOf(visitor.traceparent);
  const result = { ok: false, code: 'invalid_response', message: '', status, traceId } as const;
  return toAnswer({ status, result }, siteMessageOf('invalid_response', visitor.language));
}

/**
 * Streams the answer of a row without reading it, up to `maxAnswerBytes`; a fault before its first byte is a refusal, and so is an
 * answer that declares more.
 */
export async function streamCall(call: ProviderCall): Promise<CallAnswer> {
  const { visitor, row } = call;
  const url = buildUrl(call);
  if (url === undefined) return refuse('unknown_call', visitor.language, visitor.traceparent);
  try {
    const answer = await openStream(call, url);
    // 204 and 205 have no body by definition, and a response must not be given one.
    const isEmpty = answer.status === 204 || answer.status === 205;
    const isRefused = answer.status >= 400;
    if (isEmpty || isRefused) answer.body.on('error', () => undefined).destroy();
    if (isRefused) return toRefused(call, answer.status);
    return {
      status: answer.status,
      headers: { ...ANSWER_HEADERS, [TRACE_HEADER]: traceIdOf(visitor.traceparent) },
      cookies: [],
      body: isEmpty ? null : limitBody(answer.body, row.maxAnswerBytes ?? RELAY_LIMIT.answerBytes),
      end: 'ok',
    };
  } catch (error) {
    return refuse(
      error instanceof UpstreamFault ? error.code : 'network_error',
      visitor.language,
      visitor.traceparent,
    );
  }
}
