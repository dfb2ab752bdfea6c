// The answer to a request that is refused before anything routes.
import 'server-only';
import type { ServerRejection } from '@/lib/server/node/scrub-request';

/** What is sent, but for the security headers of every answer. */
export type RejectionAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Calls get JSON, all others one line of text; after a malformed request the connection ends (SEC-2, SEC-4, SEC-18, SEC-19). */
export function toRejectionAnswer({ status, code }: ServerRejection): RejectionAnswer {
  return {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': code ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      ...(status === 405 ? { Allow: 'GET, HEAD, POST, PUT, DELETE' } : {}),
      ...(status === 400 ? { Connection: 'close' } : {}),
    },
    body: code ? JSON.stringify({ success: false, errorCode: code, message: '' }) : 'Request refused',
  };
}
