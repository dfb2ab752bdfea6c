import { CATEGORY_ROUTES, ROUTES, toHref, trimPath } from '@/lib/shared/routes';

/** Pages whose address restores them; not a launch, the forced password change, or the account choice. */
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

/** Returns the destination with the carried query; undefined to reload. */
export function refreshPlaceOf(pathname: string, query: URLSearchParams): string | undefined {
  return RELOADED.has(trimPath(pathname)) ? undefined : toHref(ROUTES.home, {}, query);
}
