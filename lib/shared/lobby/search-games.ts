// Searches, filters and sorts the games of a merchant: 5,000 within a few milliseconds.
import type { Game } from '@/lib/shared/lobby/lobby';
import type { SearchEntry, SearchIndex } from '@/lib/shared/lobby/search-index';
import { isNear, rankOf, searchTerms } from '@/lib/shared/lobby/search-match';
import { GAME_TAGS, type GameSort, type GameTag, type SearchQuery } from '@/lib/shared/lobby/search-query';

type Hit = { readonly entry: SearchEntry; readonly rank: number };
type Compare = (a: Hit, b: Hit) => number;

const FLAG_OF = { hot: 'hot', new: 'isNew', freeplay: 'freeplay' } as const satisfies Record<
  GameTag,
  keyof Game
>;

/** Returns the tags that some game carries, and those that are already asked for. */
export function offeredTags(games: readonly Game[], asked: readonly GameTag[]): GameTag[] {
  return GAME_TAGS.filter((tag) => asked.includes(tag) || games.some((game) => game[FLAG_OF[tag]]));
}

function byFlag(flag: 'hot' | 'isNew'): Compare {
  return (a, b) => Number(b.entry.game[flag]) - Number(a.entry.game[flag]);
}

const byRank: Compare = (a, b) => b.rank - a.rank;
const byPlace: Compare = (a, b) => a.entry.place - b.entry.place;

function ordersOf(sort: GameSort, { nameOrder }: SearchIndex): readonly Compare[] {
  if (sort === 'name') return [(a, b) => (nameOrder[a.entry.place] ?? 0) - (nameOrder[b.entry.place] ?? 0)];
  if (sort === 'newest') return [byFlag('isNew'), byRank, byPlace];
  return [byRank, byFlag('hot'), byPlace];
}

function inOrder(orders: readonly Compare[]): Compare {
  return (a, b) => {
    for (const order of orders) {
      const sign = order(a, b);
      if (sign !== 0) return sign;
    }
    return 0;
  };
}

function isAllowed({ game }: SearchEntry, { category, vendor, tags }: SearchQuery): boolean {
  if (category !== undefined && game.category !== category) return false;
  if (vendor !== undefined && game.vendor !== vendor) return false;
  return tags.every((tag) => game[FLAG_OF[tag]]);
}

function hitsOf(entries: readonly SearchEntry[], words: readonly string[]): Hit[] {
  const hits = entries.map((entry) => ({ entry, rank: rankOf(entry, words) })).filter(({ rank }) => rank > 0);
  if (hits.length > 0) return hits;
  return entries.filter((entry) => isNear(entry, words)).map((entry) => ({ entry, rank: 1 }));
}

/** Finds games that hold all words in name, vendor or code; if none does, tolerates one typo per word. Never throws. */
export function searchGames(index: SearchIndex, query: SearchQuery): Game[] {
  const allowed = index.entries.filter((entry) => isAllowed(entry, query));
  const hits = hitsOf(allowed, searchTerms(query.text));
  return hits.sort(inOrder(ordersOf(query.sort, index))).map(({ entry }) => entry.game);
}
