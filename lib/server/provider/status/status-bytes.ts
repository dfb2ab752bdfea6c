// Estimates a status's memory, for stores bounded in bytes.
import 'server-only';
import type { SiteStatus } from '@/lib/shared/site/parse-status';

/** Bytes per JSON character, and per entry. */
const BYTES_PER_CHAR = 4;
const ENTRY_BYTES = 512;
const KEY_BYTES_PER_CHAR = 2;

const known = new WeakMap<SiteStatus, number>();

/** Returns the estimated bytes of a status under a key; cached per object. */
export function statusBytes(status: SiteStatus, key: string): number {
  const bytes = known.get(status) ?? JSON.stringify(status).length * BYTES_PER_CHAR;
  known.set(status, bytes);
  return bytes + key.length * KEY_BYTES_PER_CHAR + ENTRY_BYTES;
}
