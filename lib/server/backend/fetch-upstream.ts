// The sole upstream fetch: one pool per origin, no redirects, bounded time and size (WIRE §2, K2, SEC-23, SEC-31).
import 'server-only';
import { Agent, type Dispatcher, request } from 'undici';
import { guardedLookup } from '@/lib/server/backend/upstream/address-guard';
import { getSingle } from '@/lib/server/single';
import { RELAY_LIMIT } from '@/lib/shared/constants';

const CONNECT_TIMEOUT_MS = 2_000;
/** Twice as many as one endpoint of a merchant may take (lib/server/backend/upstream/bulkhead). */
const CONNECTIONS_PER_ORIGIN = 512;
const IDLE_MS = 30_000;
/** A connection that is older takes no new call: its successor looks the name up anew, and finds a provider that has moved (FLT-36). */
const CONNECTION_MS = 60_000;
const AFTER_SCHEME = 'https://'.length;

/** One call as it goes out. */
export type UpstreamRequest = {
  readonly method: string;
  /** Absolute, with a path. */
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

const makeAgent = () =>
  new Agent({
    connections: CONNECTIONS_PER_ORIGIN,
    connect: { timeout: CONNECT_TIMEOUT_MS, lookup: guardedLookup },
    keepAliveTimeout: IDLE_MS,
    clientTtl: CONNECTION_MS,
  });

const getAgent = (): Agent => getSingle('upstream-agent', makeAgent);

// Undici's own time-outs are off, since one limit holds for the whole.
function toOptions({ method, headers, body }: UpstreamRequest) {
  return { method: method as 'GET', headers, body, headersTimeout: 0, bodyTimeout: 0 };
}

/** Whether an answer is none that may be passed on: it leads elsewhere, or is encoded although nobody asked for it. */
export function isUnusable(status: number, headers: UpstreamAnswer['headers']): boolean {
  return (status >= 300 && status < 400) || headers['content-encoding'] !== undefined;
}

/** The fault behind an error of the transport. */
export function toFault(error: unknown): UpstreamFault {
  if (error instanceof UpstreamFault) return error;
  const code = (error as { code?: string } | undefined)?.code ?? '';
  return new UpstreamFault(/TIMEOUT/.test(code) ? 'timeout' : 'network_error', error);
}

function toGone(signal: AbortSignal): UpstreamFault {
  const fault = new UpstreamFault('network_error', signal.reason);
  fault.byCaller = true;
  return fault;
}

type End = { readonly resolve: (answer: UpstreamAnswer) => void; readonly reject: (fault: unknown) => void };

/** Gathers an answer; `stop` ends it from outside, also before it has a connection. */
function makeCollector({ resolve, reject }: End) {
  const parts: Buffer[] = [];
  let [status, size, isOver] = [0, 0, false];
  let headers: UpstreamAnswer['headers'] = {};
  let controller: Dispatcher.DispatchController | undefined;
  const stop = (fault: UpstreamFault): void => {
    isOver = true;
    reject(fault);
    controller?.abort(fault);
  };
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart: (started) => {
      controller = started;
      if (isOver) started.abort(new Error('nobody waits for it any more'));
    },
    onResponseStart: (_controller, code, given) => {
      [status, headers] = [code, given];
      if (isUnusable(code, given)) stop(new UpstreamFault('invalid_response'));
    },
    onResponseData: (_controller, part) => {
      size += part.length;
      parts.push(part);
      if (size > RELAY_LIMIT.answerBytes) stop(new UpstreamFault('invalid_response'));
    },
    onResponseEnd: () => {
      const [first = Buffer.alloc(0)] = parts;
      const body = parts.length > 1 ? Buffer.concat(parts, size) : first;
      resolve({ status, headers, text: body.toString('utf8') });
    },
    onResponseError: (_controller, error) => reject(toFault(error)),
  };
  return { handler, stop };
}

/**
 * Makes one call and reads the whole answer as text.
 * @throws UpstreamFault: `timeout` after timeoutMs in all, `network_error` on any transport failure,
 * `invalid_response` on a redirect, an encoded body, or more than 4 MiB.
 */
export async function fetchUpstream(call: UpstreamRequest): Promise<UpstreamAnswer> {
  const { signal, timeoutMs } = call;
  if (signal?.aborted) throw toGone(signal);
  const { promise, ...end } = Promise.withResolvers<UpstreamAnswer>();
  const { handler, stop } = makeCollector(end);
  const timer = setTimeout(() => stop(new UpstreamFault('timeout')), timeoutMs);
  const leave = () => signal && stop(toGone(signal));
  signal?.addEventListener('abort', leave, { once: true });
  try {
    const path = call.url.indexOf('/', AFTER_SCHEME);
    getAgent().dispatch(
      { ...toOptions(call), origin: call.url.slice(0, path), path: call.url.slice(path) },
      handler,
    );
    return await promise;
  } catch (error) {
    throw toFault(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}

/** Sends a call whose body the caller reads, or destroys, by itself; resolves with its head. @throws what undici throws. */
export function openUpstream(call: UpstreamRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  return request(call.url, { ...toOptions(call), signal, dispatcher: getAgent() });
}
