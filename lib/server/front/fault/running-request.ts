// Which request a piece of Next's work belongs to, so that a fault that nobody caught can be told to its visitor (FLT-34).
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFault } from '@/lib/server/front/fault/answer-fault';
import type { Handler } from '@/lib/server/front/start-front';

const running = new AsyncLocalStorage<ServerResponse>();

/** The answer of the request whose work is running; undefined outside of all. */
export function findRunning(): ServerResponse | undefined {
  return running.getStore();
}

/** The handler with its requests known to findRunning; what it throws or rejects with ends in 500. Calls do not pass here: the relay awaits all that it begins. */
export function withRunning(
  handler: Handler,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    try {
      await running.run(response, () => handler(request, response));
    } catch (error) {
      answerFault(response, error);
    }
  };
}
