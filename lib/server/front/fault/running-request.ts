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

/** Wraps a handler so that findRunning knows its requests. Calls need none of it: the relay awaits all that it begins. */
export function withRunning(handler: Handler): Handler {
  return (request, response) => running.run(response, () => handler(request, response));
}

const isLeft = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Wraps a handler so that what it throws or rejects with becomes its request's 500, and nothing more (SEC-111). A visitor who leaves while an answer streams is no fault. Never rejects. */
export function withFaultAnswer(
  handler: Handler,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    try {
      await handler(request, response);
    } catch (error) {
      if (!(response.destroyed && isLeft(error))) answerFault(response, error);
    }
  };
}
