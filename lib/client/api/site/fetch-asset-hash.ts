import 'client-only';
import { TIMING } from '@/lib/shared/constants';
import { toHref } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';
import { assetHashOf } from '@/lib/shared/update/asset-manifest';

async function fetchFrom(path: string): Promise<string | undefined> {
  const address = toHref(path, { t: String(Date.now()) });
  const signal = AbortSignal.timeout(TIMING.requestTimeoutMs);
  try {
    const answer = await fetch(address, { cache: 'no-store', signal });
    return answer.ok ? assetHashOf(await answer.text()) : undefined;
  } catch {
    // Offline or too slow: the next check may succeed.
    return undefined;
  }
}

/** Returns the build hash of the server, undefined when both addresses fail. Never throws. */
export async function fetchAssetHash(): Promise<string | undefined> {
  return (await fetchFrom(SITE_FILES.assetManifest)) ?? (await fetchFrom(SITE_FILES.legacyAssetManifest));
}
