// Streams the answer of the one endpoint that streams.
import 'server-only';
import { pipeline, type Readable, Transform } from 'node:stream';
import { ANSWER_HEADERS, type CallAnswer, TRACE_HEADER, toAnswer } from '@/lib/server/http/call-answer';
import { siteMessageOf, toRejection } from '@/lib/server/http/rejections';
import { buildHeaders } from '@/lib/server/provider/build-headers';
import { buildUrl, type ProviderCall, timeoutOf } from '@/lib/server/provider/provider-call';
import { enterBulkhead } from '@/lib/server/provider/upstream/bulkhead';
import { streamUpstream } from '@/lib/server/provider/upstream/stream-upstream';
import { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';
import { PROXY_LIMIT } from '@/lib/shared/constants';
import { traceIdOf } from '@/lib/shared/http/visitor';

// Holds its connection until the body is read or the client has disconnected.
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
    const upstreamRequest = {
      method: row.method,
      url,
      headers,
      timeoutMs: timeoutOf(call),
      maxBytes,
      signal,
    };
    const answer = await streamUpstream(upstreamRequest);
    if (answer.body.closed) leave();
    else answer.body.once('close', leave);
    return answer;
  } catch (error) {
    leave();
    throw error;
  }
}

// After `maxBytes` both streams fail with `invalid_response`, so that no reader takes the body for complete.
function limitBody(body: Readable, maxBytes: number): Readable {
  let size = 0;
  const limited = new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      if (size > maxBytes) done(new UpstreamFault('invalid_response'));
      else done(null, part);
    },
  });
  // An error of either side reaches the other; the reader handles it.
  pipeline(body, limited, () => undefined);
  return limited;
}

// An error's body is not for browsers; its status suffices.
function toRejectedStream({ visitor }: ProviderCall, status: number): CallAnswer {
  const traceId = traceIdOf(visitor.traceparent);
  const result = { ok: false, code: 'invalid_response', message: '', status, traceId } as const;
  return toAnswer({ status, result }, siteMessageOf('invalid_response', visitor.language));
}

/** Streams an endpoint's answer up to `maxAnswerBytes`; faults before the first byte, and larger declared sizes, become rejections. */
export async function streamCall(call: ProviderCall): Promise<CallAnswer> {
  const { visitor, row } = call;
  const url = buildUrl(call);
  if (url === undefined) return toRejection('unknown_call', visitor.language, visitor.traceparent);
  try {
    const answer = await openStream(call, url);
    // A Response of 204 or 205 must have no body.
    const isEmpty = answer.status === 204 || answer.status === 205;
    const isRefused = answer.status >= 400;
    if (isEmpty || isRefused) answer.body.on('error', () => undefined).destroy();
    if (isRefused) return toRejectedStream(call, answer.status);
    return {
      status: answer.status,
      headers: { ...ANSWER_HEADERS, [TRACE_HEADER]: traceIdOf(visitor.traceparent) },
      cookies: [],
      body: isEmpty ? null : limitBody(answer.body, row.maxAnswerBytes ?? PROXY_LIMIT.answerBytes),
      end: 'ok',
    };
  } catch (error) {
    return toRejection(
      error instanceof UpstreamFault ? error.code : 'network_error',
      visitor.language,
      visitor.traceparent,
    );
  }
}
