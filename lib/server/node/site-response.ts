// A response whose Strict-Transport-Security is that of the merchant, whether the site or Next sets it.
import 'server-only';
import { type IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http';
import { getHsts } from '@/lib/server/features/domains/get-hsts';
import { toHeaderReader } from '@/lib/server/http/to-headers';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { HSTS_HEADER } from '@/lib/shared/http/security-headers';

const NAME = HSTS_HEADER.toLowerCase();

const isHsts = (name: string): boolean => name.length === NAME.length && name.toLowerCase() === NAME;

/** Returns Strict-Transport-Security for the host of a request. */
export function getRequestHsts(request: IncomingMessage): string {
  return getHsts(readClientConnection(toHeaderReader(request)).hostName);
}

export class SiteResponse extends ServerResponse<IncomingMessage> {
  override setHeader(name: string, value: OutgoingHttpHeader): this {
    return super.setHeader(name, isHsts(name) ? getRequestHsts(this.req) : value);
  }
}
