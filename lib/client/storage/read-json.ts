// Reads JSON out of the storage without trusting it: a player, an extension or an old version may have written it.
import 'client-only';
import type { StoredItem } from '@/lib/client/storage/stored-items';
import { readStored, removeStored } from '@/lib/client/storage/web-storage';

/** Reads a stored object; what is not a JSON object is removed and gives undefined. Fields are the caller's to check. */
export function readStoredRecord(item: StoredItem): Record<string, unknown> | undefined {
  const text = readStored(item);
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Falls through to the removal below.
  }
  removeStored(item);
  return undefined;
}
