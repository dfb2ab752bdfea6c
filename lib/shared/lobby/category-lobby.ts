// Games of each category lobby, and its address.
import { ordinalOf } from '@/lib/shared/lobby/category-order';
import { CATEGORY_LOBBIES, ROUTES, toHref, trimPath } from '@/lib/shared/routes';

/** The category that names a lobby, and all that it includes. */
export type CategoryLobby = {
  readonly category: string;
  readonly path: string;
  readonly categories: readonly string[];
};

// SEA_LOTT is listed with ELOTT; slots also appear under TCG.
const ALSO: Readonly<Record<string, readonly string[]>> = { ELOTT: ['SEA_LOTT'], RNG: ['TCG'] };

const LOBBIES: readonly CategoryLobby[] = Object.entries(CATEGORY_LOBBIES).map(([category, path]) => ({
  category,
  path,
  categories: [category, ...(ALSO[category] ?? [])],
}));

/** Returns the lobby of a path under /m, such as `/m/live`. */
export function lobbyAt(pathname: string): CategoryLobby | undefined {
  return LOBBIES.find(({ path }) => path === trimPath(pathname));
}

/** Returns the category's lobby, or the game area filtered by it. */
export function categoryHref(category: string, query?: URLSearchParams): string {
  const lobby = LOBBIES.find((one) => ordinalOf(one.category) === ordinalOf(category));
  return lobby ? toHref(lobby.path, {}, query) : toHref(ROUTES.game, { category }, query);
}
