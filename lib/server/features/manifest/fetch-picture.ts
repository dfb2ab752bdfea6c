// Fetches a merchant's own picture for icons; nothing is stored on disk.
import 'server-only';
import { isIP } from 'node:net';
import { toHostNames } from '@/lib/server/http/own-hosts';
import { readBytes } from '@/lib/server/platform/connection/read-bytes';
import { streamUpstream } from '@/lib/server/provider/upstream/stream-upstream';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import { TOUCH_ICON_WAIT_MS } from '@/lib/shared/constants';
import type { Site } from '@/lib/shared/site/site';
import { parseTrustedUrl } from '@/lib/shared/url/resource-url';

const MAX_BYTES = 1024 * 1024;

const HEADERS = { Accept: 'image/webp,image/png,image/svg+xml,image/jpeg', 'Accept-Encoding': 'identity' };

// The provider must not lead the server to private addresses: names over https only; the DNS lookup checks the rest (SEC-22).
function isNamedByHttps(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && isIP(hostname.replace(/[[\]]/g, '')) === 0;
}

type RequestedPicture = {
  readonly status: number;
  /** Absent above 1 MiB. */
  readonly bytes?: Buffer;
};

/** Requests a picture: at most 1 MiB, within 5 s, no redirects; a foreign one only from public addresses. @throws UpstreamFault, and as the body does. */
export async function requestPicture(url: string, isForeign: boolean): Promise<RequestedPicture> {
  const timeoutMs = TOUCH_ICON_WAIT_MS;
  const { status, body } = await streamUpstream({
    method: 'GET',
    url,
    headers: HEADERS,
    timeoutMs,
    isForeign,
  });
  return { status, bytes: await readBytes(body, MAX_BYTES) };
}

/** Returns a picture's bytes from the own host or an image server; undefined for anything else. */
export async function fetchPicture(site: Site, raw: string | undefined): Promise<Buffer | undefined> {
  const origin = getMerchantOf(site)?.backend.origin ?? '';
  const url = parseTrustedUrl(raw, toHostNames(site));
  const isForeign = url !== undefined && new URL(url).origin !== origin;
  if (!url || (isForeign && !isNamedByHttps(url))) return undefined;
  try {
    const { status, bytes } = await requestPicture(url, isForeign);
    return status === 200 ? bytes : undefined;
  } catch {
    return undefined;
  }
}
