// The only place that touches local and session storage; where a webview blocks them, the page's memory stands in.
import 'client-only';
import type { StorageArea, StoredItem } from '@/lib/client/storage/stored-items';

const memory: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() };

function storageOf(area: StorageArea): Storage | undefined {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    // A webview or a privacy setting refuses the mere access.
    return undefined;
  }
}

/** Reads one text, or null when there is none. Never throws. */
export function readStored({ area, key }: StoredItem): string | null {
  try {
    return storageOf(area)?.getItem(key) ?? memory[area].get(key) ?? null;
  } catch {
    return memory[area].get(key) ?? null;
  }
}

/**
 * Writes one text; false when it will not outlast the page (blocked or full). The page's memory then keeps it, so
 * that a full storage never breaks a flow.
 */
export function writeStored({ area, key }: StoredItem, value: string): boolean {
  try {
    const storage = storageOf(area);
    storage?.setItem(key, value);
    memory[area].delete(key);
    if (storage) return true;
  } catch {
    // Full: an older value would now be wrong, and must not win over the memory.
    removeStored({ area, key });
  }
  memory[area].set(key, value);
  return false;
}

/** Removes one entry; a missing one is fine. Never throws. */
export function removeStored({ area, key }: StoredItem): void {
  memory[area].delete(key);
  try {
    storageOf(area)?.removeItem(key);
  } catch {
    // Nothing is stored where nothing can be reached.
    return;
  }
}

/** The keys of an area that begin with a prefix; for the answer cache alone. */
export function storedKeys(area: StorageArea, prefix: string): string[] {
  let kept: string[] = [];
  try {
    kept = Object.keys(storageOf(area) ?? {});
  } catch {
    kept = [];
  }
  return [...new Set([...kept, ...memory[area].keys()])].filter((key) => key.startsWith(prefix));
}
