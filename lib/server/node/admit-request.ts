// The first check of every external request, on both servers.
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toRejectionAnswer } from '@/lib/server/node/rejection-answer';
import { deleteSiteHeaders, rejectionOf, scrubHeaders, scrubReturn } from '@/lib/server/node/scrub-request';
import { SECURITY_HEADERS } from '@/lib/shared/http/security-headers';

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
