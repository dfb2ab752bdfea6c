// Uncaught errors: the request gets 500, and the process shuts down gracefully for its supervisor to restart it.
import 'server-only';
import type { ServerResponse } from 'node:http';
import { findPageRequest } from '@/lib/server/http/page-request';
import { answerFault } from '@/lib/server/node/answer-fault';
import type { Drain } from '@/lib/server/node/drain';
import { getLog } from '@/lib/server/platform/log';

/** How long a request may still complete after an unhandled rejection: longer than a page waits for the provider. */
const GRACE_MS = 10_000;

const isUnanswered = ({ headersSent, writableEnded, destroyed }: ServerResponse): boolean =>
  !headersSent && !writableEnded && !destroyed;

function failException(drain: Drain, error: unknown): void {
  process.exitCode = 1;
  const stack = error instanceof Error ? error.stack : undefined;
  getLog().fatal({ error: String(error), stack }, 'uncaught exception, draining');
  const response = findPageRequest()?.response;
  if (response) answerFault(response, error);
  drain.close();
}

// React abandons work that a page does not need: its rejection is harmless while the request completes.
function failRejection(drain: Drain, reason: unknown, graceMs: number): void {
  const response = findPageRequest()?.response;
  getLog().error({ error: String(reason) }, 'unhandled rejection');
  if (!response) return;
  setTimeout(() => {
    if (!isUnanswered(response)) return;
    process.exitCode = 1;
    getLog().fatal({ error: String(reason) }, 'a request was left without an answer, draining');
    answerFault(response, reason);
    drain.announce();
  }, graceMs).unref();
}

/** Shuts the process down with code 1 after an uncaught exception, or a rejection whose request does not complete. Returns its stop function. */
export function drainAfterFaults(drain: Drain, graceMs = GRACE_MS): () => void {
  const onException = (error: unknown) => failException(drain, error);
  const onRejection = (reason: unknown) => failRejection(drain, reason, graceMs);
  process.on('uncaughtException', onException).on('unhandledRejection', onRejection);
  return () => {
    process.off('uncaughtException', onException).off('unhandledRejection', onRejection);
  };
}
