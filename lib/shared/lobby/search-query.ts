// What the player looks for among the games, as the address of the game area says it.

/** Longest text of a search, in characters. */
export const SEARCH_TEXT_LENGTH = 64;

/** Marks that games may carry and a search may ask for, in the order in which they are offered. */
export const GAME_TAGS = ['hot', 'new', 'freeplay'] as const;

/** Orders of a list of games; the first is the usual one. */
export const GAME_SORTS = ['popular', 'name', 'newest'] as const;

export type GameTag = (typeof GAME_TAGS)[number];
export type GameSort = (typeof GAME_SORTS)[number];

/** A search: what is left out asks for nothing. */
export type SearchQuery = {
  readonly text: string;
  readonly category?: string;
  readonly vendor?: string;
  /** A game must carry all of them. */
  readonly tags: readonly GameTag[];
  readonly sort: GameSort;
};

/** A page's query by name; a name that comes twice is a list. */
export type QueryRecord = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The search that asks for nothing. */
export const NO_SEARCH: SearchQuery = { text: '', tags: [], sort: 'popular' };

function allOf(query: QueryRecord, name: string): readonly string[] {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  return typeof value === 'string' ? [value] : (value ?? []);
}

function firstOf(query: QueryRecord, name: string): string {
  return allOf(query, name)[0] ?? '';
}

/** Names and values, as a form or an address gives them, by name. */
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

/** A plain word of a query: a category, vendor or game code; others give undefined. */
export function parseQueryWord(query: QueryRecord, name: string): string | undefined {
  const word = firstOf(query, name);
  return /^[\w.:-]{1,80}$/.test(word) ? word : undefined;
}

/** Reads a search from a page's query: texts of at most 64 characters in one line, without control characters; unknown words are left out. */
export function parseSearchQuery(query: QueryRecord): SearchQuery {
  const asked = allOf(query, 'tag').join(',').split(',', 8);
  const sort = firstOf(query, 'sort');
  return {
    text: parseText(firstOf(query, 'q')),
    category: parseQueryWord(query, 'category'),
    vendor: parseQueryWord(query, 'vendor'),
    tags: GAME_TAGS.filter((tag) => asked.includes(tag)),
    sort: GAME_SORTS.find((one) => one === sort) ?? 'popular',
  };
}

/** The query that says the same search: names and values for `toHref`; what asks for nothing is left out. */
export function toSearchFields({ text, category, vendor, tags, sort }: SearchQuery) {
  return {
    q: text === '' ? undefined : text,
    category,
    vendor,
    tag: tags.length > 0 ? tags.join(',') : undefined,
    sort: sort === 'popular' ? undefined : sort,
  };
}

/** Whether two searches ask for the same. */
export function isSameSearch(one: SearchQuery, other: SearchQuery): boolean {
  return JSON.stringify(toSearchFields(one)) === JSON.stringify(toSearchFields(other));
}

/** Whether the search asks for more than a category or a vendor. */
export function isSearching({ text, tags, sort }: SearchQuery): boolean {
  return text !== '' || tags.length > 0 || sort !== 'popular';
}
