// Addresses that names were found at last, for when the names cannot be looked up.
import 'server-only';
import type { LookupAddress } from 'node:dns';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

const MAX_NAMES = 20_000;
/** As long as a name server that is down may be bridged (RFC 8767 §5 speaks of days; a provider that moved must not wait so long). */
const KEPT_MS = 6 * 3600 * 1000;
/** Errors that say nothing about the name: no server could be asked, or none answered. ENOTFOUND does: there is no such name. */
const NO_WORD = new Set(['EAI_AGAIN', 'EAI_FAIL', 'ETIMEOUT', 'ECONNREFUSED', 'ESERVFAIL', 'EREFUSED']);

const getKnown = () =>
  getProcessSingleton(
    'known-addresses',
    () => new LRUCache<string, readonly LookupAddress[]>({ max: MAX_NAMES, ttl: KEPT_MS }),
  );

/** Keeps what a name was found at, for 6 hours. */
export function storeAddresses(name: string, addresses: readonly LookupAddress[]): void {
  getKnown().set(name, addresses);
}

/** What a name was found at last, where a look-up failed without a word about the name; undefined otherwise. */
export function lastAddresses(name: string, error: NodeJS.ErrnoException): LookupAddress[] | undefined {
  const known = NO_WORD.has(error.code ?? '') ? getKnown().get(name) : undefined;
  return known && [...known];
}
