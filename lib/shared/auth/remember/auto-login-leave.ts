import { afterLoginHref, forcedChangeHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES, trimPath } from '@/lib/shared/routes';

const ENTRY_PAGES: readonly string[] = [ROUTES.login, ROUTES.register, ROUTES.registerHtml];

/** Returns the destination, or undefined to stay. A forced change returns to the earlier page. */
export function autoLoginLeave(path: string, search: string, isForced: boolean): string | undefined {
  const query = new URLSearchParams(search);
  const isEntry = ENTRY_PAGES.includes(trimPath(path));
  if (!isForced) return isEntry ? afterLoginHref(query) : undefined;
  if (!isEntry) query.set('go', `${path}${search}`);
  return forcedChangeHref(query);
}
