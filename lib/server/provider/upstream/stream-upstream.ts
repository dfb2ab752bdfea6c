// The fetch of the one endpoint that streams its answer.
import 'server-only';
import {
  isUnusable,
  openUpstream,
  type UpstreamRequest,
} from '@/lib/server/provider/upstream/fetch-upstream';
import { toFault, UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';

async function send(call: UpstreamRequest, signal: AbortSignal) {
  const answer = await openUpstream(call, signal);
  const isTooLong =
    Number(answer.headers['content-length'] ?? 0) > (call.maxBytes ?? Number.POSITIVE_INFINITY);
  if (!isTooLong && !isUnusable(answer.statusCode, answer.headers)) return answer;
  // A destroyed body emits an error, which would end the process without a listener.
  answer.body.on('error', () => undefined).destroy();
  throw new UpstreamFault('invalid_response');
}

/** Fetches like fetchUpstream, with the body as a stream. @throws UpstreamFault until the headers arrive. */
export async function streamUpstream(call: UpstreamRequest) {
  const timeout = AbortSignal.timeout(call.timeoutMs);
  try {
    const answer = await send(call, call.signal ? AbortSignal.any([call.signal, timeout]) : timeout);
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  } catch (error) {
    if (timeout.aborted) throw new UpstreamFault('timeout', error);
    const fault = toFault(error);
    fault.byCaller ||= call.signal?.aborted === true;
    throw fault;
  }
}
