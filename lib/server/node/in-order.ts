// One request of a connection at a time: pipelined ones wait, so that a connection holds one unread answer at most (SEC-112).
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Handler } from '@/lib/server/node/start-node-server';
import { COMPILE_LIMIT_MS, isDevelopment } from '@/lib/server/platform/is-development';

/** Node parses a chunk to its end before a pause takes effect; a connection that pipelines more than this is closed. */
const MAX_WAITING = 100;
const MAX_LISTENERS = 20;
/** How long nothing may move on a connection whose answer has begun, and how long an answer may take to begin: longer than any call is waited for. */
const SILENT_MS = 15_000;
const BEGIN_MS = isDevelopment ? COMPILE_LIMIT_MS : 45_000;

type Pipelined = readonly [IncomingMessage, ServerResponse];
type Line = { isBusy: boolean; readonly waiting: Pipelined[] };

/** Wraps a handler so that it gets a connection's next request when the answer before it is sent, and reading pauses meanwhile. */
export function inOrder(handler: Handler): (request: IncomingMessage, response: ServerResponse) => void {
  const lines = new WeakMap<Socket, Line>();
  // A request forgets its socket when that breaks.
  const begin = (line: Line, socket: Socket, [request, response]: Pipelined): void => {
    line.isBusy = true;
    const limitMs = performance.now() + BEGIN_MS;
    socket.setTimeout(SILENT_MS);
    response.on('timeout', () => {
      if (response.headersSent || performance.now() > limitMs) socket.destroy();
      else socket.setTimeout(SILENT_MS);
    });
    // The server's own layers and those of a stream follow its end: more than Node takes for a leak.
    response.setMaxListeners(MAX_LISTENERS);
    response.once('close', () => next(line, socket));
    void handler(request, response);
  };
  const next = (line: Line, socket: Socket): void => {
    line.isBusy = false;
    const pipelined = socket.destroyed ? undefined : line.waiting.shift();
    if (!pipelined) return;
    begin(line, socket, pipelined);
    if (line.waiting.length > 0) socket.pause();
    else socket.resume();
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
    lines.set(socket, line);
    if (!line.isBusy) begin(line, socket, [request, response]);
    else if (line.waiting.length >= MAX_WAITING) socket.destroy();
    else {
      line.waiting.push([request, response]);
      socket.pause();
    }
  };
}
