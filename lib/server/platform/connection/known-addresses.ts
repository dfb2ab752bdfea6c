// The last known addresses of host names, for when DNS is down.
import 'server-only';
import type { LookupAddress } from 'node:dns';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

const MAX_NAMES = 20_000;
/** Longest use without DNS. RFC 8767 §5 allows days; a provider that moved must not wait that long. */
const STORED_MS = 6 * 3600 * 1000;
/** Errors of DNS itself. ENOTFOUND is not one of them: it means that the name does not exist. */
const DNS_FAILURES = new Set(['EAI_AGAIN', 'EAI_FAIL', 'ETIMEOUT', 'ECONNREFUSED', 'ESERVFAIL', 'EREFUSED']);

const getKnown = () =>
  getProcessSingleton(
    'known-addresses',
    () => new LRUCache<string, readonly LookupAddress[]>({ max: MAX_NAMES, ttl: STORED_MS }),
  );

/** Stores the addresses of a name for 6 hours. */
export function storeAddresses(name: string, addresses: readonly LookupAddress[]): void {
  getKnown().set(name, addresses);
}

/** Returns the last addresses of a name when DNS failed; undefined when the error concerns the name. */
export function findLastAddresses(name: string, error: NodeJS.ErrnoException): LookupAddress[] | undefined {
  const known = DNS_FAILURES.has(error.code ?? '') ? getKnown().get(name) : undefined;
  return known && [...known];
}
