// The only upstream fetch: one pool per origin, no redirects, limited time and size (SEC-23, SEC-31).
import 'server-only';
import { Agent, type Dispatcher, request } from 'undici';
import { guardedLookup, publicLookup } from '@/lib/server/platform/connection/address-guard';
import { recordShed } from '@/lib/server/platform/metrics/record-rejection';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { type ReservedBytes, reserveBytes } from '@/lib/server/platform/reserve-bytes';
import { toAbortFault, toFault, UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';
import { PROXY_LIMIT } from '@/lib/shared/constants';

const CONNECT_TIMEOUT_MS = 2_000;
/** Twice the limit of one endpoint of a merchant (lib/server/provider/upstream/bulkhead). */
const CONNECTIONS_PER_ORIGIN = 512;
const IDLE_MS = 30_000;
/** Older connections take no new call: a new one resolves the name again and finds a provider that has moved. */
const CONNECTION_MS = 60_000;
/** Drops a byte order mark. */
const DECODER = new TextDecoder();
const AFTER_SCHEME = 'https://'.length;

export type UpstreamRequest = {
  readonly method: string;
  /** Absolute, with a path. */
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly timeoutMs: number;
  /** The host comes from the provider only, so it must have a public address. */
  readonly isForeign?: boolean;
  /** Maximum bytes of the body. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
};

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

// One time limit covers the whole call instead of undici's own.
function toOptions({ method, headers, body }: UpstreamRequest) {
  return { method: method as 'GET', headers, body, headersTimeout: 0, bodyTimeout: 0 };
}

/** Returns whether a response must not be passed on: a redirect, or an unrequested encoding. */
export function isUnusable(status: number, headers: UpstreamAnswer['headers']): boolean {
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase();
  return (status >= 300 && status < 400) || encoding !== 'identity';
}

type End = {
  readonly resolve: (answer: UpstreamAnswer) => void;
  readonly reject: (fault: unknown) => void;
  /** Share of the memory for responses. */
  readonly held: ReservedBytes;
  /** Whether to drop the response when that memory is full. */
  readonly mayShed: boolean;
  readonly maxBytes: number;
};

/** Collects a response; `stop` aborts it, even before it is connected. */
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
      resolve({ status, headers, text: DECODER.decode(body) });
    },
    onResponseError: (_controller, error) => reject(toFault(error)),
  };
  return { handler, stop };
}

/** Makes one call and reads its response as text. @throws UpstreamFault: `timeout`, `network_error`,
 * `invalid_response` (redirect, encoding, over `maxBytes`), or `unavailable` for a GET without memory. */
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

/** Sends a call whose body the caller reads or destroys; resolves with its head. @throws as undici. */
export function openUpstream(call: UpstreamRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  const dispatcher = call.isForeign ? getForeignAgent() : getAgent();
  return request(call.url, { ...toOptions(call), signal, dispatcher });
}
