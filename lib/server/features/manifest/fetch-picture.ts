// Fetches a merchant's own picture for icons; nothing is stored on disk.
import 'server-only';
import { isIP } from 'node:net';
import { toHostNames } from '@/lib/server/http/own-hosts';
import { streamUpstream } from '@/lib/server/provider/upstream/stream-upstream';
import { getMerchant } from '@/lib/server/tenants/registry';
import { TIMING } from '@/lib/shared/constants';
import type { Site } from '@/lib/shared/site/site';
import { parseTrustedUrl } from '@/lib/shared/url/resource-url';

const MAX_BYTES = 1024 * 1024;

const ACCEPT = 'image/webp,image/png,image/svg+xml,image/jpeg';

// The provider must not lead the server to private addresses: names over https only; the DNS lookup checks the rest (SEC-22).
function isNamedByHttps(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && isIP(hostname.replace(/[[\]]/g, '')) === 0;
}

async function readBytes(body: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > MAX_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Returns a picture's bytes from the own host or an image server: at most 1 MiB, within 5 s, no redirects; undefined for anything else. */
export async function fetchPicture(site: Site, raw: string | undefined): Promise<Buffer | undefined> {
  const origin = getMerchant(site.brand?.code ?? '')?.backend.origin ?? '';
  const url = parseTrustedUrl(raw, toHostNames(site));
  const isForeign = url !== undefined && new URL(url).origin !== origin;
  if (!url || (isForeign && !isNamedByHttps(url))) return undefined;
  const timeoutMs = TIMING.touchIconWaitMs;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const headers = { Accept: ACCEPT, 'Accept-Encoding': 'identity' };
    const { status, body } = await streamUpstream({
      method: 'GET',
      url,
      headers,
      timeoutMs,
      isForeign,
      signal,
    });
    const bytes = await readBytes(body);
    return status === 200 ? bytes : undefined;
  } catch {
    return undefined;
  }
}
