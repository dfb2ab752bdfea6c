// The relay for Next's handler: the web's own request and response around it (WIRE §2).
import 'server-only';
import { toResponse } from '@/lib/server/relay/answer';
import type { CallRequest } from '@/lib/server/relay/read-call';
import { relayCall } from '@/lib/server/relay/relay-call';

/** A web request as the relay takes it. */
export function toCallRequest({ method, url, headers, body, signal }: Request): CallRequest {
  const { pathname, searchParams } = new URL(url);
  return { method, path: pathname, query: searchParams, headers, body, signal };
}

/** Relays one call under `/wps`; see relayCall. */
export async function relay(request: Request): Promise<Response> {
  return toResponse(await relayCall(toCallRequest(request)));
}
