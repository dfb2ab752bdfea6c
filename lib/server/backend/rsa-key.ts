// The provider's public key per merchant: kept 5 minutes, fetched once however many calls wait (WIRE §3.1).
import 'server-only';
import { LRUCache } from 'lru-cache';
import { type PublicKey, parsePublicKey } from '@/lib/server/backend/envelope';
import { getSingle } from '@/lib/server/single';

const KEEP_MS = 5 * 60_000;
const MAX_KEYS = 20_000;

/** Fetches the key's text. */
export type KeyFetcher = () => Promise<string>;

type Keys = LRUCache<string, PublicKey, KeyFetcher>;

function getKeys(): Keys {
  return getSingle<Keys>(
    'rsa-keys',
    () =>
      new LRUCache({
        max: MAX_KEYS,
        ttl: KEEP_MS,
        fetchMethod: async (_code, _stale, { context }) => parsePublicKey(await context()),
      }),
  );
}

/** The key of a merchant. @throws when it cannot be fetched, read, or is too short. */
export async function getRsaKey(merchantCode: string, fetchKey: KeyFetcher): Promise<PublicKey> {
  const key = await getKeys().fetch(merchantCode, { context: fetchKey });
  if (!key) throw new Error('no public key');
  return key;
}

/** Drops a key that the provider called expired (WIRE §3.5). */
export function dropRsaKey(merchantCode: string): void {
  getKeys().delete(merchantCode);
}
