// Handles one request per connection at a time, so that a connection holds at most one unread response (SEC-112).
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Handler } from '@/lib/server/node/with-fault-answer';
import { COMPILE_LIMIT_MS, isDevelopment } from '@/lib/server/platform/is-development';

/** Pipelined requests per connection before it is closed: Node parses a whole chunk before a pause takes effect. */
const MAX_WAITING = 100;
const MAX_LISTENERS = 20;
/** Longest silence on a started response, and longest wait for its start: longer than any call takes. */
const SILENT_MS = 15_000;
const BEGIN_MS = isDevelopment ? COMPILE_LIMIT_MS : 45_000;

type Pipelined = readonly [IncomingMessage, ServerResponse];
type Line = { current?: ServerResponse; readonly waiting: Pipelined[] };

const lines = new WeakMap<Socket, Line>();

/** Returns whether a response has begun on a connection and is not complete: nothing else may be written there. */
export function isAnswering(socket: Socket): boolean {
  return lines.get(socket)?.current?.headersSent ?? false;
}

/** Wraps a handler: the next request of a connection waits until the response before it is sent. */
export function inOrder(handler: Handler): (request: IncomingMessage, response: ServerResponse) => void {
  // A request loses its socket when that breaks.
  const begin = (line: Line, socket: Socket, [request, response]: Pipelined): void => {
    line.current = response;
    const untilMs = performance.now() + BEGIN_MS;
    socket.setTimeout(SILENT_MS);
    response.on('timeout', () => {
      if (response.headersSent || performance.now() > untilMs) socket.destroy();
      else socket.setTimeout(SILENT_MS);
    });
    // Several layers listen for its end, more than Node's leak warning allows.
    response.setMaxListeners(MAX_LISTENERS);
    response.once('close', () => next(line, socket));
    void handler(request, response);
  };
  const next = (line: Line, socket: Socket): void => {
    line.current = undefined;
    const pipelined = socket.destroyed ? undefined : line.waiting.shift();
    if (!pipelined) return;
    begin(line, socket, pipelined);
    if (line.waiting.length > 0) socket.pause();
    else socket.resume();
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? { waiting: [] };
    lines.set(socket, line);
    if (!line.current) begin(line, socket, [request, response]);
    else if (line.waiting.length >= MAX_WAITING) socket.destroy();
    else {
      line.waiting.push([request, response]);
      socket.pause();
    }
  };
}
