import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { REQUEST_TIMEOUT_MS } from '@/lib/shared/constants';
import { toHref } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';
import { assetHashOf, toAssetTag } from '@/lib/shared/update/asset-manifest';

const NOT_MODIFIED = 304;

async function fetchFrom(path: string): Promise<string | undefined> {
  const address = toHref(path, { t: String(Date.now()) });
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const known = readStored(STORED.assetHash) ?? undefined;
  const tag = known && toAssetTag(known);
  try {
    const answer = await fetch(address, {
      cache: 'no-store',
      signal,
      headers: tag === undefined ? {} : { 'If-None-Match': tag },
    });
    if (answer.status === NOT_MODIFIED) return known;
    return answer.ok ? assetHashOf(await answer.text()) : undefined;
  } catch {
    // Offline or too slow: the next check may succeed.
    return undefined;
  }
}

/** Returns the build hash of the server, undefined when both addresses fail. An unchanged list is not sent again. Never throws. */
export async function fetchAssetHash(): Promise<string | undefined> {
  return (await fetchFrom(SITE_FILES.assetManifest)) ?? (await fetchFrom(SITE_FILES.legacyAssetManifest));
}
