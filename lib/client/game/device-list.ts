import 'client-only';
import { getOffFeatures, getPageFacts } from '@/lib/client/page/page-facts';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import type { StoredItem } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { isClosedCategory } from '@/lib/shared/calls/feature';
import type { GameRef } from '@/lib/shared/game/game-ref';
import { uniqueBy } from '@/lib/shared/unique-by';

export type DeviceListRule<Item> = {
  readonly prefix: string;
  /** Attribute of `<html>` for a non-empty list, set before the first paint too. */
  readonly mark: 'favourites' | 'recents';
  readonly most: number;
  readonly parse: (raw: unknown) => Item | undefined;
};

export type DeviceList<Item> = {
  readonly get: () => readonly Item[];
  readonly set: (items: readonly Item[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

function parseItems<Item extends GameRef>(item: StoredItem, rule: DeviceListRule<Item>): readonly Item[] {
  const games = readStoredRecord(item)?.games;
  const parsed = Array.isArray(games) ? games.map(rule.parse).filter((game) => game !== undefined) : [];
  const off = getOffFeatures();
  const open = parsed.filter(({ category }) => !isClosedCategory(off, category));
  return uniqueBy(open, ({ vendor, code }) => `${vendor} ${code}`).slice(0, rule.most);
}

/** Creates a list in display order, at most `most` items, without duplicates and games that cannot be launched here. */
export function makeDeviceList<Item extends GameRef>(rule: DeviceListRule<Item>): DeviceList<Item> {
  const listeners = new Set<() => void>();
  let held: { readonly text: string | null; readonly items: readonly Item[] } = { text: null, items: [] };
  const itemOf = (): StoredItem => ({ area: 'local', key: rule.prefix + getPageFacts().merchant });
  // Compares the text on each read: another tab may write, and components need a stable object.
  const get = (): readonly Item[] => {
    const item = itemOf();
    const text = readStored(item);
    if (text === held.text) return held.items;
    const items = text === null ? [] : parseItems(item, rule);
    // Reads again: parseItems may have removed a corrupt entry.
    held = { text: readStored(item), items };
    return items;
  };
  const notify = (): void => {
    if (get().length > 0) document.documentElement.dataset[rule.mark] = '1';
    else delete document.documentElement.dataset[rule.mark];
    for (const listener of listeners) listener();
  };
  const follow = ({ key }: StorageEvent): void => {
    if (key === null || key === itemOf().key) notify();
  };
  return {
    get,
    set: (items) => {
      if (items.length === 0) removeStored(itemOf());
      else writeStored(itemOf(), JSON.stringify({ games: items.slice(0, rule.most) }));
      notify();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', follow);
      listeners.add(listener);
      // The pre-paint script marks a list by its text, whatever is left of it here.
      if (get().length === 0) delete document.documentElement.dataset[rule.mark];
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', follow);
      };
    },
  };
}
