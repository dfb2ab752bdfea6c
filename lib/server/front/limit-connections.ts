// So many connections for one address (SEC-105): of more than that, the oldest that ask nothing are closed, so that a flood pushes out itself alone.
import 'server-only';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { toNetwork } from '@/lib/server/limit/subjects';

/** How many connections there may be; times in ms. */
export type ConnectionLimits = {
  readonly byAddress: number;
  /** Whoever has just come, or was just answered, may be about to ask. */
  readonly idleAfterMs: number;
};

/** For one address more than a household's browsers open, at 6 each. */
const LIMITS: ConnectionLimits = { byAddress: 256, idleAfterMs: 1_000 };

/** What is known of a connection: the answers that it waits for, and since when it waits for none. */
type State = { running: number; idleSinceMs: number };
type Seat = { readonly sockets: Map<Socket, State>; sweep?: NodeJS.Timeout };

function closeIdle({ sockets }: Seat, { byAddress, idleAfterMs }: ConnectionLimits): void {
  const beforeMs = performance.now() - idleAfterMs;
  for (const [socket, { running, idleSinceMs }] of sockets) {
    if (sockets.size <= byAddress) return;
    if (running > 0 || idleSinceMs > beforeMs) continue;
    sockets.delete(socket);
    socket.destroy();
  }
}

function sweepSoon(seat: Seat, limits: ConnectionLimits): void {
  if (seat.sweep || seat.sockets.size <= limits.byAddress) return;
  const sweep = () => {
    seat.sweep = undefined;
    closeIdle(seat, limits);
    sweepSoon(seat, limits);
  };
  seat.sweep = setTimeout(sweep, limits.idleAfterMs).unref();
}

/** Limits the connections of a server whose visitors come by themselves, IPv6 by its /64; behind a balancer all of them have its one address. */
export function limitConnections(server: Server, limits: ConnectionLimits = LIMITS): void {
  const seats = new Map<string, Seat>();
  const states = new WeakMap<Socket, State>();
  server.on('request', ({ socket }, response) => {
    const state = states.get(socket);
    if (!state) return;
    state.running += 1;
    response.once('close', () => {
      state.running -= 1;
      state.idleSinceMs = performance.now();
    });
  });
  server.on('connection', (socket) => {
    const address = toNetwork(socket.remoteAddress ?? '');
    const seat = seats.get(address) ?? { sockets: new Map() };
    const state = { running: 0, idleSinceMs: performance.now() };
    seats.set(address, seat);
    states.set(socket, state);
    seat.sockets.set(socket, state);
    socket.once('close', () => {
      seat.sockets.delete(socket);
      if (seat.sockets.size === 0) seats.delete(address);
    });
    sweepSoon(seat, limits);
  });
}
