// Where an auto-login leads: nowhere, as a rule; to the forced change when it is due; away from the login page.
import { afterLoginHref, forcedChangeHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES, trimPath } from '@/lib/shared/routes';

/** The pages that a member has no use for. */
const ENTRY_PAGES: readonly string[] = [ROUTES.login, ROUTES.register, ROUTES.registerHtml];

/** The place to leave for, or undefined to stay. After a forced change the player returns to the earlier page. */
export function autoLoginLeave(path: string, search: string, isForced: boolean): string | undefined {
  const query = new URLSearchParams(search);
  const isEntry = ENTRY_PAGES.includes(trimPath(path));
  if (!isForced) return isEntry ? afterLoginHref(query) : undefined;
  if (!isEntry) query.set('go', `${path}${search}`);
  return forcedChangeHref(query);
}
