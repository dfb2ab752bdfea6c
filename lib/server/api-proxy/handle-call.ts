// Adapts the API proxy to Next's handler: Web Request and Response.
import 'server-only';
import type { CallRequest } from '@/lib/server/api-proxy/parse-call';
import { proxyCall } from '@/lib/server/api-proxy/proxy-call';
import { toResponse } from '@/lib/server/http/call-answer';
import { isAdmitted } from '@/lib/server/http/overload/admission';
import { toBusyCall } from '@/lib/server/http/overload/busy-answer';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';

/** Converts a Web Request to a call. */
export function toCallRequest({ method, url, headers, body, signal }: Request): CallRequest {
  const { pathname, searchParams } = new URL(url);
  const client = readClientConnection(headers);
  return { client, method, path: pathname, query: searchParams, headers, body, signal };
}

/** Handles one call under `/wps`; 503 during overload. */
export async function handleCall(request: Request): Promise<Response> {
  if (!isAdmitted()) return toResponse(toBusyCall(request.headers));
  return toResponse(await proxyCall(toCallRequest(request)));
}
