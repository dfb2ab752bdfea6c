// Reads JSON from storage without trusting it: players, extensions and old versions write there.
import 'client-only';
import type { StoredItem } from '@/lib/client/storage/stored-items';
import { readStored, removeStored } from '@/lib/client/storage/web-storage';
import { isRecord, readJson } from '@/lib/shared/is-record';

/** Returns a stored object; removes anything else and returns undefined. Callers validate fields. */
export function readStoredRecord(item: StoredItem): Record<string, unknown> | undefined {
  const text = readStored(item);
  if (text === null) return undefined;
  const value = readJson(text);
  if (isRecord(value)) return value;
  removeStored(item);
  return undefined;
}
