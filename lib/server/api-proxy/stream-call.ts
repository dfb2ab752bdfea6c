// Streams the answer of the one endpoint that streams.
import 'server-only';
import { pipeline, type Readable, Transform } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { ANSWER_HEADERS, type CallAnswer, TRACE_HEADER, toAnswer } from '@/lib/server/http/call-answer';
import { messageOf, toRejection } from '@/lib/server/http/rejections';
import { buildHeaders } from '@/lib/server/provider/build-headers';
import { logProviderRejection } from '@/lib/server/provider/log-provider-rejection';
import { buildUrl, type ProviderCall, timeoutOf } from '@/lib/server/provider/provider-call';
import { readAnswer, traceOf } from '@/lib/server/provider/read-answer';
import { enterBulkhead } from '@/lib/server/provider/upstream/bulkhead';
import { streamUpstream } from '@/lib/server/provider/upstream/stream-upstream';
import { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';
import { PROXY_LIMIT } from '@/lib/shared/constants';

/** A refusal is an envelope; what is longer is none. */
const MAX_REFUSAL_BYTES = 64 * 1024;

type Opened = Awaited<ReturnType<typeof streamUpstream>>;

// Holds its connection until the body is read or the client has disconnected.
async function openStream(call: ProviderCall, url: string): Promise<Opened> {
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

// A refusal is read like that of any other call.
async function readRefusal(call: ProviderCall, answer: Opened, startedMs: number): Promise<CallAnswer> {
  const text = await readText(limitBody(answer.body, MAX_REFUSAL_BYTES));
  const refusal = logProviderRejection(call, readAnswer({ ...answer, text }, call), startedMs);
  const { result } = refusal;
  return toAnswer(refusal, result.ok ? '' : messageOf(result.code, call.visitor.language));
}

/** Streams a success up to `maxAnswerBytes`, and reads a refusal; faults before the first byte, and larger declared sizes, become rejections. */
export async function streamCall(call: ProviderCall): Promise<CallAnswer> {
  const { visitor, row } = call;
  const url = buildUrl(call);
  if (url === undefined) return toRejection('unknown_call', visitor);
  const startedMs = performance.now();
  try {
    const answer = await openStream(call, url);
    if (answer.status >= 400) return await readRefusal(call, answer, startedMs);
    // A Response of 204 or 205 must have no body.
    const isEmpty = answer.status === 204 || answer.status === 205;
    if (isEmpty) answer.body.on('error', () => undefined).destroy();
    return {
      status: answer.status,
      headers: { ...ANSWER_HEADERS, [TRACE_HEADER]: traceOf(answer, visitor) },
      cookies: [],
      body: isEmpty ? null : limitBody(answer.body, row.maxAnswerBytes ?? PROXY_LIMIT.answerBytes),
      end: 'ok',
    };
  } catch (error) {
    return toRejection(error instanceof UpstreamFault ? error.code : 'network_error', visitor);
  }
}
