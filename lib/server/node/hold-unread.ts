// Limits the memory of responses that wait for slow clients (SEC-112).
import 'server-only';
import type { ServerResponse } from 'node:http';
import { toHeaderReader } from '@/lib/server/http/to-headers';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { reserveBytes } from '@/lib/server/platform/reserve-bytes';
import { getMerchantByHost } from '@/lib/server/tenants/registry';

/** Counts a response's unsent bytes until its client reads them or disconnects; closes the connection where the limit is reached. */
export function holdUnread(response: ServerResponse): void {
  const bytes = response.writableLength;
  if (bytes === 0 || response.destroyed) return;
  const { hostName = '' } = readClientConnection(toHeaderReader(response.req));
  const held = reserveBytes(getMerchantByHost(hostName)?.code, 0);
  response.once('close', held.end);
  if (!held.grow(bytes)) response.destroy();
}
