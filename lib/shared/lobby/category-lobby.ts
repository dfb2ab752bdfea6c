// Which games stand in which category lobby, and where a category is found.
import { ordinalOf } from '@/lib/shared/lobby/category-order';
import { CATEGORY_LOBBIES, ROUTES, toHref, trimPath } from '@/lib/shared/routes';

/** A category lobby: the category that names it, and all that it holds. */
export type CategoryLobby = {
  readonly category: string;
  readonly path: string;
  readonly categories: readonly string[];
};

/** Games on one page of a lobby. */
export const PAGE_LENGTH = 48;

// ELOTTO is ELOTT by another name, SEA_LOTT stands beside it; cards of slots come under TCG too.
const ALSO: Readonly<Record<string, readonly string[]>> = { ELOTT: ['ELOTTO', 'SEA_LOTT'], RNG: ['TCG'] };

const LOBBIES: readonly CategoryLobby[] = Object.entries(CATEGORY_LOBBIES).map(([category, path]) => ({
  category,
  path,
  categories: [category, ...(ALSO[category] ?? [])],
}));

/** The lobby at a path under /m, such as `/m/live`; undefined where there is none. */
export function lobbyAt(pathname: string): CategoryLobby | undefined {
  return LOBBIES.find(({ path }) => path === trimPath(pathname));
}

/** Where a category is found: in its own lobby where one is named after it, else in the game area. */
export function categoryHref(category: string, query?: URLSearchParams): string {
  const lobby = LOBBIES.find((one) => ordinalOf(one.category) === ordinalOf(category));
  return lobby ? toHref(lobby.path, {}, query) : toHref(ROUTES.game, { category }, query);
}
