// Limits connections per address: closes its oldest idle ones, and refuses new ones while too many are busy (SEC-105, SEC-112).
import 'server-only';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { toNetwork } from '@/lib/server/http/limits/subjects';

export type ConnectionLimits = {
  readonly byAddress: number;
  /** A new connection, or one just answered, may be about to send a request. */
  readonly idleAfterMs: number;
};

/** Per address more than a household's browsers open, at 6 each. */
export const CONNECTION_LIMITS: ConnectionLimits = { byAddress: 256, idleAfterMs: 1_000 };

type State = { running: number; idleSinceMs: number };
type Seat = { readonly sockets: Map<Socket, State>; busy: number; sweep?: NodeJS.Timeout };

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

function countAnswer(seat: Seat, state: State, by: 1 | -1): void {
  const wasBusy = state.running > 0;
  state.running += by;
  seat.busy += Number(state.running > 0) - Number(wasBusy);
}

function takeSeat(seat: Seat, socket: Socket): State {
  const state = { running: 0, idleSinceMs: performance.now() };
  seat.sockets.set(socket, state);
  socket.once('close', () => {
    seat.sockets.delete(socket);
    if (state.running > 0) seat.busy -= 1;
  });
  return state;
}

/** Limits a server's connections, IPv6 by /64; only without a proxy, behind which all share its address. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const seats = new Map<string, Seat>();
  const seated = new WeakMap<Socket, { readonly seat: Seat; readonly state: State }>();
  server.on('request', ({ socket }, response) => {
    const { seat, state } = seated.get(socket) ?? {};
    if (!seat || !state) return;
    countAnswer(seat, state, 1);
    response.once('close', () => {
      if (!seat.sockets.has(socket)) return;
      countAnswer(seat, state, -1);
      state.idleSinceMs = performance.now();
    });
  });
  server.on('connection', (socket) => {
    const address = toNetwork(socket.remoteAddress ?? '');
    const seat = seats.get(address) ?? { sockets: new Map(), busy: 0 };
    if (seat.busy >= limits.byAddress) {
      socket.destroy();
      return;
    }
    seats.set(address, seat);
    seated.set(socket, { seat, state: takeSeat(seat, socket) });
    socket.once('close', () => {
      if (seat.sockets.size === 0) seats.delete(address);
    });
    sweepSoon(seat, limits);
  });
}
