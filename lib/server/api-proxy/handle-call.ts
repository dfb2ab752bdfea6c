// Adapts the API proxy to Next's handler: Web Request and Response.
import 'server-only';
import type { CallRequest } from '@/lib/server/api-proxy/parse-call';
import { proxyCall } from '@/lib/server/api-proxy/proxy-call';
import { toResponse } from '@/lib/server/http/call-answer';
import { isAdmitted } from '@/lib/server/http/overload/admission';
import { toBusyCall } from '@/lib/server/http/overload/busy-answer';

/** Converts a Web Request to a call. */
export function toCallRequest({ method, url, headers, body, signal }: Request): CallRequest {
  const { pathname, searchParams } = new URL(url);
  return { method, path: pathname, query: searchParams, headers, body, signal };
}

/** Handles one call under `/wps`; 503 during overload. */
export async function handleCall(request: Request): Promise<Response> {
  if (!isAdmitted()) return toResponse(toBusyCall(request.headers));
  return toResponse(await proxyCall(toCallRequest(request)));
}
