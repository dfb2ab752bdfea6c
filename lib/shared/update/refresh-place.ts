// Where a refresh leads: listed pages load anew, any other goes to the home page.
import { CATEGORY_ROUTES, ROUTES, toHref, trimPath } from '@/lib/shared/routes';

/**
 * Pages that their address alone restores. Not among them: a launch, which would start another round; the forced
 * password change; and the question between two accounts, which is asked once.
 */
const RELOADED: ReadonlySet<string> = new Set([
  ROUTES.root,
  ROUTES.home,
  ROUTES.index,
  ROUTES.indexHtml,
  ROUTES.login,
  ROUTES.register,
  ROUTES.registerHtml,
  ROUTES.recover,
  ROUTES.game,
  ROUTES.member,
  ROUTES.activity,
  ROUTES.feedback,
  ROUTES.inviteFriends,
  ROUTES.agentRegister,
  ROUTES.news,
  ROUTES.download,
  ROUTES.app,
  ROUTES.service,
  ROUTES.mine,
  ROUTES.diagnosis,
  ROUTES.domains,
  ...CATEGORY_ROUTES,
]);

/** The address that a refresh leaves for, with the kept query; undefined where the page loads anew. */
export function refreshPlaceOf(pathname: string, query: URLSearchParams): string | undefined {
  return RELOADED.has(trimPath(pathname)) ? undefined : toHref(ROUTES.home, {}, query);
}
