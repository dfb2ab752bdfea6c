// Graceful shutdown: announce it to load balancers, accept no more connections, complete requests in flight.
import 'server-only';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getLog } from '@/lib/server/platform/log';
import { isDraining, setDraining } from '@/lib/server/platform/process/draining';
import { isCall } from '@/lib/shared/http/is-call';
import { SECURITY_HEADERS } from '@/lib/shared/http/security-headers';

/** Durations in ms. */
export type DrainOptions = {
  /** How long to serve while `/readyz` says 503: longer than a balancer's check interval and idle timeout. */
  readonly announceMs?: number;
  readonly limitMs?: number;
  readonly onEnd: () => void;
};

/** `close` shortens the others; `leave` skips the announcement, since other instances serve the port. Each may be called again. */
export type Drain = Readonly<Record<'announce' | 'leave' | 'close', () => void>>;

const ANNOUNCE_MS = 5_000;
const LIMIT_MS = 35_000;
const FLUSH_MS = 500;
const CALM_MS = 1;
const MAX_TURNS = 1_000;

function say503({ url = '' }: IncomingMessage, response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
  const isJson = isCall(url);
  response.writeHead(503, {
    'Content-Type': isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '1',
    Connection: 'close',
  });
  response.end(
    isJson ? JSON.stringify({ success: false, errorCode: 'unavailable', message: '' }) : 'Try again',
  );
}

/** Aborts a started response, so that it looks incomplete; otherwise sends 503. */
function cut(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else say503(response.req, response);
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** Closing the listener resets connections that the kernel has accepted, so it waits for a short turn without new ones. */
function actWhenCalm(server: Server, act: () => void, turns = MAX_TURNS): void {
  const from = performance.now();
  let isCalm = true;
  const disturb = () => {
    isCalm = false;
  };
  server.once('connection', disturb);
  setImmediate(() => {
    server.off('connection', disturb);
    const isShort = performance.now() - from < CALM_MS;
    if ((isCalm && isShort) || turns === 0) act();
    else actWhenCalm(server, act, turns - 1);
  });
}

/** Tracks a server's responses and prepares its shutdown, during which each has `Connection: close`. */
export function prepareDrain(server: Server, options: DrainOptions): Drain {
  const { announceMs = ANNOUNCE_MS, limitMs = LIMIT_MS, onEnd } = options;
  const running = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener('request', (_request, response) => {
    running.add(response);
    if (isDraining()) closeAfter(response);
    response.once('close', () => {
      running.delete(response);
      if (isClosing) setImmediate(() => server.closeIdleConnections());
    });
  });
  const cutAll = () => {
    running.forEach(cut);
    setTimeout(() => server.closeAllConnections(), FLUSH_MS).unref();
  };
  const begin = (isAnnounced: boolean) => {
    setDraining(isAnnounced);
    getLog().info({ requests: running.size }, 'site ends');
    running.forEach(closeAfter);
  };
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    if (!isDraining()) begin(true);
    actWhenCalm(server, () => server.close(onEnd));
    setTimeout(cutAll, limitMs).unref();
  };
  const endSoon = (isAnnounced: boolean) => {
    if (isDraining()) return;
    begin(isAnnounced);
    setTimeout(close, announceMs).unref();
  };
  return { announce: () => endSoon(true), leave: () => endSoon(false), close };
}
