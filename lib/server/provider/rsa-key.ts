// The provider's public key per merchant: cached for 5 minutes, fetched once for all callers.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { type PublicKey, parsePublicKey } from '@/lib/server/provider/envelope';

const KEEP_MS = 5 * 60_000;
const MAX_KEYS = 20_000;

export type KeyFetcher = () => Promise<string>;

/** `requestedAtMs`: start of the fetch by the monotonic clock. */
type FetchedKey = { readonly key: PublicKey; readonly requestedAtMs: number };
type Keys = LRUCache<string, FetchedKey, KeyFetcher>;

async function fetchKey(context: KeyFetcher): Promise<FetchedKey> {
  const requestedAtMs = performance.now();
  return { key: parsePublicKey(await context()), requestedAtMs };
}

function getKeys(): Keys {
  return getProcessSingleton<Keys>(
    'rsa-keys',
    () =>
      new LRUCache({
        max: MAX_KEYS,
        ttl: KEEP_MS,
        fetchMethod: (_code, _stale, { context }) => fetchKey(context),
      }),
  );
}

/** Returns a merchant's key. @throws when it cannot be fetched or parsed, or is too short. */
export async function getRsaKey(merchantCode: string, fetcher: KeyFetcher): Promise<PublicKey> {
  const fetched = await getKeys().fetch(merchantCode, { context: fetcher });
  if (!fetched) throw new Error('no public key');
  return fetched.key;
}

/** `sealedAtMs`: when a call was sealed with it, by the monotonic clock. */
export type FailedKey = { readonly key: PublicKey; readonly sealedAtMs: number };

/** Returns the key that replaces a failed one; undefined where it is the same. Failed calls share one fetch. @throws as getRsaKey. */
export async function getReplacedRsaKey(
  merchantCode: string,
  { key, sealedAtMs }: FailedKey,
  fetcher: KeyFetcher,
): Promise<PublicKey | undefined> {
  const known = getKeys().get(merchantCode);
  const isCurrent = known !== undefined && (!known.key.equals(key) || known.requestedAtMs > sealedAtMs);
  const fetched = isCurrent
    ? known
    : await getKeys().fetch(merchantCode, { context: fetcher, forceRefresh: true });
  if (!fetched) throw new Error('no public key');
  return fetched.key.equals(key) ? undefined : fetched.key;
}
