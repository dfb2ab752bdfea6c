// The response to a request that is rejected before routing.
import 'server-only';
import type { ServerRejection } from '@/lib/server/node/scrub-request';

export type RejectionAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Returns JSON for calls and one line of text otherwise; a malformed request also closes the connection. */
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
