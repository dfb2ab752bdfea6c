// Codes of games, and the address of a game's own page; two vendors may have games of one code.
import type { Game } from '@/lib/shared/lobby/lobby';
import { ROUTES, toHref } from '@/lib/shared/routes';

const CODE = /^[\w.:-]{1,80}$/;

/** Returns whether a text can be the code of a game: 1 to 80 letters, digits, `_`, `.`, `:` and `-`. */
export function isGameCode(text: string): boolean {
  return CODE.test(text);
}

type Named = Pick<Game, 'code' | 'vendor' | 'hasTwin'>;

/** Returns the query of the page: the vendor only where the code alone is not enough. */
export function toGameQuery({ code, vendor, hasTwin }: Named): { game: string; vendor?: string } {
  return hasTwin && vendor !== '' ? { game: code, vendor } : { game: code };
}

/** Builds the address with the carried query. */
export function toGameHref(game: Named, query?: URLSearchParams): string {
  return toHref(ROUTES.game, toGameQuery(game), query);
}

/** Finds the game of an address: of its vendor, of none where it names none, else the first of the code. */
export function findGameOf(
  games: readonly Game[],
  { game, vendor }: { readonly game?: string; readonly vendor?: string },
): Game | undefined {
  const named = games.filter(({ code }) => code === game);
  return named.find((one) => one.vendor === (vendor ?? '')) ?? named[0];
}
