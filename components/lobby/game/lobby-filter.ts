import type { Game } from '@/lib/shared/lobby/lobby';
import { searchGames } from '@/lib/shared/lobby/search-games';
import { buildSearchIndex } from '@/lib/shared/lobby/search-index';
import {
  isSearching,
  parseQueryWord,
  parseSearchQuery,
  type QueryRecord,
  type SearchQuery,
} from '@/lib/shared/lobby/search-query';
import type { VendorNames } from '@/lib/shared/lobby/vendor-names';

/** Filter of the game area, from its query. */
export type LobbyFilter = SearchQuery & {
  readonly game?: string;
  /** Page of a long list, from 1. */
  readonly page: number;
};

/** Parses the filter from a page's query: plain words only, the first of a repeated name. */
export function parseLobbyFilter(query: QueryRecord): LobbyFilter {
  const page = parseQueryWord(query, 'page') ?? '';
  return {
    ...parseSearchQuery(query),
    game: parseQueryWord(query, 'game'),
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
}

/** Returns the games of a category and a vendor. */
export function filterGames(
  games: readonly Game[],
  { category, vendor }: Pick<SearchQuery, 'category' | 'vendor'>,
): Game[] {
  return games.filter(
    (game) => (!category || game.category === category) && (!vendor || game.vendor === vendor),
  );
}

/** Returns the filtered games in order; `tag` is the page's language. */
export function findGames(
  games: readonly Game[],
  filter: SearchQuery,
  { names, tag }: { readonly names: VendorNames; readonly tag: string },
): Game[] {
  const within = filterGames(games, filter);
  return isSearching(filter) ? searchGames(buildSearchIndex(within, names, tag), filter) : within;
}
