// The only access to local and session storage; memory replaces them where a webview blocks them.
import 'client-only';
import type { StorageArea, StoredItem } from '@/lib/client/storage/stored-items';

const memory: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() };

function storageOf(area: StorageArea): Storage | undefined {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    // Access itself may throw in webviews and under privacy settings.
    return undefined;
  }
}

/** Returns a text or null. Never throws. */
export function readStored({ area, key }: StoredItem): string | null {
  try {
    return storageOf(area)?.getItem(key) ?? memory[area].get(key) ?? null;
  } catch {
    return memory[area].get(key) ?? null;
  }
}

/** Writes a text; returns false if only memory holds it (blocked or full). Never throws. */
export function writeStored({ area, key }: StoredItem, value: string): boolean {
  try {
    const storage = storageOf(area);
    storage?.setItem(key, value);
    memory[area].delete(key);
    if (storage) return true;
  } catch {
    // Full: the outdated stored value must not win over memory.
    removeStored({ area, key });
  }
  memory[area].set(key, value);
  return false;
}

/** Removes an entry. Never throws. */
export function removeStored({ area, key }: StoredItem): void {
  memory[area].delete(key);
  try {
    storageOf(area)?.removeItem(key);
  } catch {
    return;
  }
}
