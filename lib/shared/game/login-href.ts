// The way through the login to a launch.
import { CONFIRM_QUERY } from '@/lib/shared/game/launch-query';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** The login, which leads back to this launch; a tap that was due is not due again after signing in. */
export function loginHrefOf(path: string, query: URLSearchParams): string {
  const wanted = new URLSearchParams(query);
  wanted.delete(CONFIRM_QUERY);
  return toHref(ROUTES.login, { go: `${path}?${wanted}` }, query);
}
