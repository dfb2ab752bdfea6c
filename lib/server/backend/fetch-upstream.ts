// The sole upstream fetch: one pool per origin, no redirects, bounded time and size (WIRE §2, K2, SEC-23, SEC-31).
import 'server-only';
import { Agent, request } from 'undici';
import { getSingle } from '@/lib/server/single';
import { RELAY_LIMIT } from '@/lib/shared/constants';

const CONNECT_TIMEOUT_MS = 2_000;
const CONNECTIONS_PER_ORIGIN = 128;
const IDLE_MS = 30_000;

/** One call as it goes out. */
export type UpstreamRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
};

/** An answer with its whole body. */
export type UpstreamAnswer = {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
};

/** Why no usable answer came; `code` is one of WIRE §5. */
export class UpstreamFault extends Error {
  /** The caller went away; the provider is not to blame. */
  byCaller = false;

  constructor(
    readonly code: 'timeout' | 'network_error' | 'invalid_response' | 'unavailable',
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

function getAgent(): Agent {
  return getSingle(
    'upstream-agent',
    () =>
      new Agent({
        connections: CONNECTIONS_PER_ORIGIN,
        connect: { timeout: CONNECT_TIMEOUT_MS },
        keepAliveTimeout: IDLE_MS,
      }),
  );
}

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > RELAY_LIMIT.answerBytes) throw new UpstreamFault('invalid_response');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function toFault(error: unknown, timeout: AbortSignal, caller?: AbortSignal): UpstreamFault {
  if (error instanceof UpstreamFault) return error;
  if (timeout.aborted) return new UpstreamFault('timeout', error);
  const code = (error as { code?: string } | undefined)?.code ?? '';
  const fault = new UpstreamFault(/TIMEOUT/.test(code) ? 'timeout' : 'network_error', error);
  fault.byCaller = caller?.aborted === true;
  return fault;
}

async function within<Value>(
  call: UpstreamRequest,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const timeout = AbortSignal.timeout(call.timeoutMs);
  try {
    return await run(call.signal ? AbortSignal.any([call.signal, timeout]) : timeout);
  } catch (error) {
    throw toFault(error, timeout, call.signal);
  }
}

async function send(call: UpstreamRequest, signal: AbortSignal) {
  const answer = await request(call.url, {
    method: call.method as 'GET',
    headers: call.headers,
    body: call.body,
    signal,
    dispatcher: getAgent(),
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const redirects = answer.statusCode >= 300 && answer.statusCode < 400;
  if (redirects || answer.headers['content-encoding']) {
    // A body that is destroyed unread emits an error; unheard, it would end the process.
    answer.body.on('error', () => undefined).destroy();
    throw new UpstreamFault('invalid_response');
  }
  return answer;
}

/**
 * Makes one call and reads the whole answer as text.
 * @throws UpstreamFault: `timeout` after timeoutMs in all, `network_error` on any transport failure,
 * `invalid_response` on a redirect, an encoded body, or more than 4 MiB.
 */
export async function fetchUpstream(call: UpstreamRequest): Promise<UpstreamAnswer> {
  return within(call, async (signal) => {
    const answer = await send(call, signal);
    return { status: answer.statusCode, headers: answer.headers, text: await readText(answer.body) };
  });
}

/** As fetchUpstream, but hands the body on as it comes. @throws UpstreamFault until the headers are there. */
export async function streamUpstream(call: UpstreamRequest) {
  return within(call, async (signal) => {
    const answer = await send(call, signal);
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  });
}
