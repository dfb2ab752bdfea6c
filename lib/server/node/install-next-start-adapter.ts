// Finds Next's server under `next start` through Node's diagnostics channel, before Next sees the first request, and gives
// it the Node server's limits and first steps.
import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { sampleEventLoop } from '@/lib/server/http/overload/admission';
import { runPageRequest } from '@/lib/server/http/page-request';
import { admitRequest } from '@/lib/server/node/admit-request';
import { inOrder } from '@/lib/server/node/in-order';
import { limitServer, SERVER_LIMITS } from '@/lib/server/node/limit-server';
import { withRequestSpan } from '@/lib/server/node/trace-request';
import { type Handler, withFaultAnswer } from '@/lib/server/node/with-fault-answer';
import { isInternalServer, setInternalHandler } from '@/lib/server/pages/render/internal-server';
import { getEnv } from '@/lib/server/platform/env';
import { isDevelopment } from '@/lib/server/platform/is-development';
import { isCall } from '@/lib/shared/http/is-call';

const CHANNEL = 'http.server.request.start';

const adopted = new WeakSet<Server>();

// Node checks for late headers every 30 s, which cannot be changed on an existing server.
function cutLateHeaders(server: Server): void {
  const timers = new WeakMap<Socket, NodeJS.Timeout>();
  server.on('connection', (socket) => {
    const timer = setTimeout(() => socket.destroy(), SERVER_LIMITS.headersTimeoutMs).unref();
    timers.set(socket, timer);
    socket.once('close', () => clearTimeout(timer));
  });
  server.on('request', ({ socket }) => clearTimeout(timers.get(socket)));
}

/** Runs the first steps before the server's listeners, which then get internal render requests directly. */
function stepBefore(server: Server, trustedHops: number): void {
  const listeners = server.listeners('request') as Handler[];
  const handler: Handler = async (request, response) => {
    for (const listener of listeners) await listener.call(server, request, response);
  };
  const answer = withRequestSpan((request, response) => {
    const raw = isCall(request.url ?? '') ? undefined : { request, response };
    return runPageRequest(raw, () => handler(request, response));
  });
  const admitted: Handler = (request, response) => {
    if (!admitRequest(request, response, trustedHops)) return;
    return answer(request, response);
  };
  setInternalHandler(withFaultAnswer(handler));
  server.removeAllListeners('request').on('request', inOrder(withFaultAnswer(admitted)));
}

/** Adopts a server when it is first seen, except the internal one; connections from before are not counted. */
function adoptServer(server: Server): void {
  if (adopted.has(server) || isInternalServer(server)) return;
  adopted.add(server);
  const { TRUSTED_PROXY_HOPS } = getEnv();
  stepBefore(server, TRUSTED_PROXY_HOPS);
  // A development server keeps the hot-reload socket open.
  if (isDevelopment) return;
  limitServer(server, TRUSTED_PROXY_HOPS);
  cutLateHeaders(server);
}

/** Runs the Node server's first steps before Next, limits its server, samples the event loop. Returns its stop function. */
export function installNextStartAdapter(): () => void {
  const listen = (started: unknown): void => adoptServer((started as { readonly server: Server }).server);
  const unwatch = sampleEventLoop();
  subscribe(CHANNEL, listen);
  return () => {
    unwatch();
    unsubscribe(CHANNEL, listen);
  };
}
