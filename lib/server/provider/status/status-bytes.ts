// What a status takes of the process's memory, for stores that are bounded in bytes.
import 'server-only';
import type { SiteStatus } from '@/lib/shared/site/parse-status';

/** Bytes of objects for each character of their JSON, and of an entry for itself. */
const BYTES_PER_CHAR = 4;
const ENTRY_BYTES = 512;
const KEY_BYTES_PER_CHAR = 2;

const known = new WeakMap<SiteStatus, number>();

/** An estimate in bytes for a status under a key; counted once for each object. */
export function statusBytes(status: SiteStatus, key: string): number {
  const bytes = known.get(status) ?? JSON.stringify(status).length * BYTES_PER_CHAR;
  known.set(status, bytes);
  return bytes + key.length * KEY_BYTES_PER_CHAR + ENTRY_BYTES;
}
