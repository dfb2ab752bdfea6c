// Answers 500 to a request whose handler throws, so that the process continues.
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFault } from '@/lib/server/node/answer-fault';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

const isLeft = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Wraps a handler so that an error affects its request only (SEC-111). A client that disconnects during a response is no error. Never rejects. */
export function withFaultAnswer(
  handler: Handler,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const startedMs = performance.now();
    try {
      await handler(request, response);
    } catch (error) {
      if (!(response.destroyed && isLeft(error))) answerFault(response, error, startedMs);
    }
  };
}
