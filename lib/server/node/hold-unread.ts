// Counts the bytes of answers that wait for their readers, so that slow ones fill no more memory than there is for them (SEC-112).
import 'server-only';
import type { ServerResponse } from 'node:http';
import { toHeaderReader } from '@/lib/server/http/to-headers';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { holdBytes } from '@/lib/server/platform/held-bytes';
import { getMerchantByHost } from '@/lib/server/tenants/registry';

/** Counts what the system has not taken of an answer that was just sent, until its reader takes it or leaves. Where there is no room for it the reader is cut off. */
export function holdUnread(response: ServerResponse): void {
  const bytes = response.writableLength;
  if (bytes === 0 || response.destroyed) return;
  const { hostName = '' } = readClientConnection(toHeaderReader(response.req));
  const held = holdBytes(getMerchantByHost(hostName)?.code, 0);
  response.once('close', held.end);
  if (!held.grow(bytes)) response.destroy();
}
