// Search of the game area, as its address names it.
import { toCategory } from '@/lib/shared/lobby/category-order';
import { isGameCode } from './game-address';

export const SEARCH_TEXT_LENGTH = 64;

/** In display order. */
export const GAME_TAGS = ['hot', 'new', 'freeplay'] as const;

/** The first is the default. */
export const GAME_SORTS = ['popular', 'name', 'newest'] as const;

export type GameTag = (typeof GAME_TAGS)[number];
export type GameSort = (typeof GAME_SORTS)[number];

export type SearchQuery = {
  readonly text: string;
  readonly category?: string;
  readonly vendor?: string;
  /** A game must carry all of them. */
  readonly tags: readonly GameTag[];
  readonly sort: GameSort;
};

/** A repeated name is a list. */
export type QueryRecord = Readonly<Record<string, string | readonly string[] | undefined>>;

export const NO_SEARCH: SearchQuery = { text: '', tags: [], sort: 'popular' };

function allOf(query: QueryRecord, name: string): readonly string[] {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  return typeof value === 'string' ? [value] : (value ?? []);
}

function firstOf(query: QueryRecord, name: string): string {
  return allOf(query, name)[0] ?? '';
}

/** Groups entries of a form or an address by name. */
export function toQueryRecord(entries: Iterable<readonly [string, string]>): QueryRecord {
  const record = new Map<string, string[]>();
  for (const [name, value] of entries) record.set(name, [...(record.get(name) ?? []), value]);
  return Object.fromEntries(record);
}

function parseText(text: string): string {
  const line = text
    .slice(0, 4 * SEARCH_TEXT_LENGTH)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, SEARCH_TEXT_LENGTH).join('').trim();
}

/** Returns a category, vendor or game code; undefined for other values. */
export function parseQueryWord(query: QueryRecord, name: string): string | undefined {
  const word = firstOf(query, name);
  return isGameCode(word) ? word : undefined;
}

function parseCategory(query: QueryRecord): string | undefined {
  const name = parseQueryWord(query, 'category');
  return name && toCategory(name);
}

/** Parses a page's query: one line of at most 64 characters without control characters; unknown values are left out. */
export function parseSearchQuery(query: QueryRecord): SearchQuery {
  const tagNames = allOf(query, 'tag').join(',').split(',', 8);
  const sort = firstOf(query, 'sort');
  return {
    text: parseText(firstOf(query, 'q')),
    category: parseCategory(query),
    vendor: parseQueryWord(query, 'vendor'),
    tags: GAME_TAGS.filter((tag) => tagNames.includes(tag)),
    sort: GAME_SORTS.find((one) => one === sort) ?? 'popular',
  };
}

/** Returns the query of a search for `toHref`, without defaults. */
export function toSearchFields({ text, category, vendor, tags, sort }: SearchQuery) {
  return {
    q: text === '' ? undefined : text,
    category,
    vendor,
    tag: tags.length > 0 ? tags.join(',') : undefined,
    sort: sort === 'popular' ? undefined : sort,
  };
}

/** Returns whether two searches are equal. */
export function isSameSearch(one: SearchQuery, other: SearchQuery): boolean {
  return JSON.stringify(toSearchFields(one)) === JSON.stringify(toSearchFields(other));
}

/** Returns whether a search has more than a category or a vendor. */
export function isSearching({ text, tags, sort }: SearchQuery): boolean {
  return text !== '' || tags.length > 0 || sort !== 'popular';
}
