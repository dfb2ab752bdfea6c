// The sole upstream fetch: one pool per origin, no redirects, bounded time and size (SEC-23, SEC-31).
import 'server-only';
import { Agent, type Dispatcher, request } from 'undici';
import { guardedLookup, publicLookup } from '@/lib/server/platform/connection/address-guard';
import { recordShed } from '@/lib/server/platform/metrics/record-shed';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { type Held, reserveBytes } from '@/lib/server/platform/reserve-bytes';
import { toAbortFault, toFault, UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';
import { PROXY_LIMIT } from '@/lib/shared/constants';

const CONNECT_TIMEOUT_MS = 2_000;
/** Twice as many as one endpoint of a merchant may take (lib/server/provider/upstream/bulkhead). */
const CONNECTIONS_PER_ORIGIN = 512;
const IDLE_MS = 30_000;
/** A connection that is older takes no new call: its successor looks the name up anew, and finds a provider that has moved. */
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
  /** Whether only the provider names the host: then it may lead to public addresses alone. */
  readonly isForeign?: boolean;
  /** Most bytes of the answer's body. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
};

/** An answer with its whole body. */
export type UpstreamAnswer = {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
};

const makeAgent = (lookup: typeof guardedLookup) =>
  new Agent({
    connections: CONNECTIONS_PER_ORIGIN,
    connect: { timeout: CONNECT_TIMEOUT_MS, lookup },
    keepAliveTimeout: IDLE_MS,
    clientTtl: CONNECTION_MS,
  });

const getAgent = (): Agent => getProcessSingleton('upstream-agent', () => makeAgent(guardedLookup));
const getForeignAgent = (): Agent => getProcessSingleton('foreign-agent', () => makeAgent(publicLookup));

// Undici's own time-outs are off, since one limit holds for the whole.
function toOptions({ method, headers, body }: UpstreamRequest) {
  return { method: method as 'GET', headers, body, headersTimeout: 0, bodyTimeout: 0 };
}

/** Whether an answer is none that may be passed on: it leads elsewhere, or is encoded unasked. */
export function isUnusable(status: number, headers: UpstreamAnswer['headers']): boolean {
  return (status >= 300 && status < 400) || headers['content-encoding'] !== undefined;
}

type End = {
  readonly resolve: (answer: UpstreamAnswer) => void;
  readonly reject: (fault: unknown) => void;
  /** What the answer takes of what all may have. */
  readonly held: Held;
  /** Whether it is given up where that is too much. */
  readonly mayShed: boolean;
  readonly maxBytes: number;
};

/** Gathers an answer; `stop` ends it from outside, also before it has a connection. */
function makeCollector({ resolve, reject, held, mayShed, maxBytes }: End) {
  const parts: Buffer[] = [];
  let [status, size, isOver] = [0, 0, false];
  let headers: UpstreamAnswer['headers'] = {};
  let controller: Dispatcher.DispatchController | undefined;
  const stop = (fault: UpstreamFault): void => {
    isOver = true;
    reject(fault);
    controller?.abort(fault);
  };
  const shed = (): void => {
    recordShed('call', 'memory');
    stop(new UpstreamFault('unavailable'));
  };
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart: (started) => {
      controller = started;
      if (isOver) started.abort(new Error('no caller waits for it any more'));
    },
    onResponseStart: (_controller, code, given) => {
      [status, headers] = [code, given];
      if (isUnusable(code, given)) stop(new UpstreamFault('invalid_response'));
    },
    onResponseData: (_controller, part) => {
      if (isOver) return;
      size += part.length;
      parts.push(part);
      if (size > maxBytes) stop(new UpstreamFault('invalid_response'));
      else if (!held.grow(size) && mayShed) shed();
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
 * `invalid_response` on a redirect, an encoded body, or more than `maxBytes` (4 MiB), `unavailable` where a GET's answer has no room beside
 * those that are held; what changes something was done, and is read whatever it takes.
 */
export async function fetchUpstream(call: UpstreamRequest): Promise<UpstreamAnswer> {
  const { signal, timeoutMs, maxBytes = PROXY_LIMIT.answerBytes } = call;
  if (signal?.aborted) throw toAbortFault(signal);
  const { promise, ...end } = Promise.withResolvers<UpstreamAnswer>();
  const held = reserveBytes(call.headers.Merchant);
  const { handler, stop } = makeCollector({ ...end, held, maxBytes, mayShed: call.method === 'GET' });
  const timer = setTimeout(() => stop(new UpstreamFault('timeout')), timeoutMs);
  const leave = () => signal && stop(toAbortFault(signal));
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
    held.end();
  }
}

/** Sends a call whose body the caller reads, or destroys, by itself; resolves with its head. @throws what undici throws. */
export function openUpstream(call: UpstreamRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  const dispatcher = call.isForeign ? getForeignAgent() : getAgent();
  return request(call.url, { ...toOptions(call), signal, dispatcher });
}
