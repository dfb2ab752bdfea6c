import { CONFIRM_QUERY } from '@/lib/shared/game/launch-query';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** Builds a login link back to this launch, without its confirmation tap. */
export function loginHrefOf(path: string, query: URLSearchParams): string {
  const wanted = new URLSearchParams(query);
  wanted.delete(CONFIRM_QUERY);
  return toHref(ROUTES.login, { go: `${path}?${wanted}` }, query);
}
