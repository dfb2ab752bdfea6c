import type { Game } from '@/lib/shared/lobby/lobby';

/** What the query of the game area asks for. */
export type LobbyFilter = {
  readonly category?: string;
  readonly vendor?: string;
  readonly game?: string;
  /** Which part of a long list, from 1. */
  readonly page: number;
};

/** Games on one page of a list. */
export const PAGE_LENGTH = 48;

function wordOf(value: string | string[] | undefined): string | undefined {
  const word = Array.isArray(value) ? value[0] : value;
  return word && /^[\w.:-]{1,80}$/.test(word) ? word : undefined;
}

/** Reads the filter from a page's query: plain words only, the first where a name comes twice. */
export function parseLobbyFilter(query: Record<string, string | string[] | undefined>): LobbyFilter {
  const page = /^[1-9]\d?$/.test(wordOf(query.page) ?? '') ? Number(wordOf(query.page)) : 1;
  return { category: wordOf(query.category), vendor: wordOf(query.vendor), game: wordOf(query.game), page };
}

/** The games that a filter leaves. */
export function filterGames(games: readonly Game[], { category, vendor }: Omit<LobbyFilter, 'page'>): Game[] {
  return games.filter(
    (game) => (!category || game.category === category) && (!vendor || game.vendor === vendor),
  );
}
