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

/** Matches no endpoint, so the API proxy answers it with trace id and message, as it does every unknown call. */
const UNKNOWN_CALL = '/wps/unknown';

/** Returns one line of text; a malformed request also closes the connection. */
function toRejectionAnswer({ status }: ServerRejection): RejectionAnswer {
  return {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      ...(status === 405 ? { Allow: 'GET, HEAD, POST, PUT, DELETE' } : {}),
      ...(status === 400 ? { Connection: 'close' } : {}),
    },
    body: 'Request refused',
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
  if (rejection?.code) request.url = UNKNOWN_CALL;
  if (!rejection || rejection.code) {
    scrubHeaders(request, trustedHops);
    scrubReturn(request);
    return true;
  }
  const { status, headers, body } = toRejectionAnswer(rejection);
  for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
  response.writeHead(status, headers).end(body);
  return false;
}
