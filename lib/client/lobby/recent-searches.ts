// Recent searches on this device, per merchant; never sent.
import 'client-only';
import { useSyncExternalStore } from 'react';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { SEARCHES_PREFIX, type StoredItem } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { makeListeners } from '@/lib/client/store/make-store';
import { toList, toText } from '@/lib/shared/calls/wire-value';
import { SEARCH_TEXT_LENGTH } from '@/lib/shared/lobby/search-query';

const MOST = 6;
const MIN_LETTERS = 2;
const NONE: readonly string[] = [];

const listeners = makeListeners();
let held: { readonly text: string | null; readonly list: readonly string[] } = { text: null, list: NONE };

const itemOf = (): StoredItem => ({ area: 'local', key: SEARCHES_PREFIX + getPageFacts().merchant });

function getSearches(): readonly string[] {
  const text = readStored(itemOf());
  if (text === held.text) return held.list;
  const texts = toList(text === null ? NONE : readStoredRecord(itemOf())?.texts, MOST);
  const list = texts.map((one) => toText(one, SEARCH_TEXT_LENGTH)).filter((one) => one !== '');
  held = { text, list: [...new Set(list)] };
  return held.list;
}

/** Puts a search in front; texts of one letter do not count. */
export function addSearch(raw: string): void {
  const text = raw.trim();
  if ([...text].length < MIN_LETTERS) return;
  const others = getSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  writeStored(itemOf(), JSON.stringify({ texts: [text, ...others].slice(0, MOST) }));
  listeners.notify();
}

/** Removes all searches of this merchant. */
export function clearSearches(): void {
  removeStored(itemOf());
  listeners.notify();
}

/** Returns the searches, newest first; none in server HTML. */
export function useSearches(): readonly string[] {
  return useSyncExternalStore(listeners.subscribe, getSearches, () => NONE);
}
