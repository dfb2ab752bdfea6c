// The refresh of an update: pages that reload, and pages whose form would be lost.
import { CATEGORY_ROUTES, ROUTES, toHref, trimPath } from '@/lib/shared/routes';

/** The entry pages, the offers and the lobbies: their address restores them. */
const RELOADED: ReadonlySet<string> = new Set([
  ROUTES.root,
  ROUTES.home,
  ROUTES.index,
  ROUTES.indexHtml,
  ROUTES.activity,
  ROUTES.inviteFriends,
  ...CATEGORY_ROUTES,
]);

/** Pages with a form that leaving would empty. */
export const FORM_PAGES: readonly string[] = [
  ROUTES.login,
  ROUTES.register,
  ROUTES.registerHtml,
  ROUTES.recover,
  ROUTES.changePassword,
  ROUTES.switchMember,
  ROUTES.feedback,
];

/** Returns the destination with the carried query; undefined to reload. */
export function refreshPlaceOf(pathname: string, query: URLSearchParams): string | undefined {
  return RELOADED.has(trimPath(pathname)) ? undefined : toHref(ROUTES.home, {}, query);
}

/** Returns whether the prompt may open here; from a form it waits for the next page. */
export function isUpdateWelcome(pathname: string): boolean {
  return !FORM_PAGES.includes(trimPath(pathname));
}
