// Next's own server under plain `next start`: it gets the front's limits once it is known, with its first request (SEC-104, SEC-105).
import 'server-only';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { getEnv } from '@/lib/server/env';
import { limitServer, SERVER_LIMITS } from '@/lib/server/front/limit-server';

const known = new WeakSet<Server>();

// Node looks for late headers every 30 s, unless a server was made otherwise: who has not asked in time is let go here.
function cutLateHeaders(server: Server): void {
  const timers = new WeakMap<Socket, NodeJS.Timeout>();
  server.on('connection', (socket) => {
    const timer = setTimeout(() => socket.destroy(), SERVER_LIMITS.headersTimeoutMs).unref();
    timers.set(socket, timer);
    socket.once('close', () => clearTimeout(timer));
  });
  server.on('request', ({ socket }) => clearTimeout(timers.get(socket)));
}

/** Sets a server's limits the first time that it is told of; connections that came before are left as they are. */
export function adoptServer(server: Server): void {
  if (known.has(server)) return;
  known.add(server);
  limitServer(server, getEnv().TRUSTED_PROXY_HOPS);
  cutLateHeaders(server);
}
