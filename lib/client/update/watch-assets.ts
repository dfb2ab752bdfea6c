import 'client-only';
import { fetchAssetHash } from '@/lib/client/api/site/fetch-asset-hash';
import { ASSET_HASH_EVERY_MS, ASSET_HASH_FIRST_MS } from '@/lib/shared/constants';
import { isUpdateCheckDue } from '@/lib/shared/update/update-machine';

/** Receives the hash of a check, undefined on failure. */
export type AssetListener = (hash: string | undefined) => void;

/** Checks after 1500 ms, then hourly; hidden tabs check when visible. Returns the stop function. */
export function watchAssets(listener: AssetListener): () => void {
  let lastMs = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  let hasBegun = false;
  let isStopped = false;
  let interval: ReturnType<typeof setInterval> | undefined;

  const check = async () => {
    if (isRunning || document.visibilityState === 'hidden') return;
    isRunning = true;
    lastMs = Date.now();
    const hash = await fetchAssetHash();
    isRunning = false;
    if (!isStopped) listener(hash);
  };
  const begin = () => {
    hasBegun = true;
    interval = setInterval(() => void check(), ASSET_HASH_EVERY_MS);
    void check();
  };
  const onVisible = () => {
    if (hasBegun && isUpdateCheckDue(lastMs, Date.now())) void check();
  };
  const first = setTimeout(begin, ASSET_HASH_FIRST_MS);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    isStopped = true;
    clearTimeout(first);
    clearInterval(interval);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
