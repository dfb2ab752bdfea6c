// The first check of every external request, on both servers.
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  deleteSiteHeaders,
  rejectionOf,
  type ServerRejection,
  scrubHeaders,
  scrubReturn,
} from '@/lib/server/node/scrub-request';
import { SECURITY_HEADERS } from '@/lib/shared/http/security-headers';

type RejectionAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Returns JSON for calls and one line of text otherwise; a malformed request also closes the connection. */
function toRejectionAnswer({ status, code }: ServerRejection): RejectionAnswer {
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

/** Cleans the headers of a request. Returns false where it is rejected and answered. */
export function admitRequest(
  request: IncomingMessage,
  response: ServerResponse,
  trustedHops: number,
): boolean {
  deleteSiteHeaders(request);
  const rejection = rejectionOf(request);
  if (!rejection) {
    scrubHeaders(request, trustedHops);
    scrubReturn(request);
    return true;
  }
  const { status, headers, body } = toRejectionAnswer(rejection);
  for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
  response.writeHead(status, headers).end(body);
  return false;
}
