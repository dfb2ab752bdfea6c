// The relay for Next's handler: the web's own request and response around it.
import 'server-only';
import { proxyCall } from '@/lib/server/api-proxy/proxy-call';
import type { CallRequest } from '@/lib/server/api-proxy/read-call';
import { toResponse } from '@/lib/server/http/call-answer';
import { isAdmitted } from '@/lib/server/http/overload/admission';
import { toBusyCall } from '@/lib/server/http/overload/busy-answer';

/** A web request as the relay takes it. */
export function toCallRequest({ method, url, headers, body, signal }: Request): CallRequest {
  const { pathname, searchParams } = new URL(url);
  return { method, path: pathname, query: searchParams, headers, body, signal };
}

/** Relays one call under `/wps`, as proxyCall; 503 while too much comes. */
export async function relay(request: Request): Promise<Response> {
  if (!isAdmitted()) return toResponse(toBusyCall(request.headers));
  return toResponse(await proxyCall(toCallRequest(request)));
}
