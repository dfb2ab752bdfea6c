// What a handler throws becomes its request's 500, and ends nothing else (FLT-34, SEC-111).
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFault } from '@/lib/server/front/fault/answer-fault';
import type { Handler } from '@/lib/server/front/start-front';

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
