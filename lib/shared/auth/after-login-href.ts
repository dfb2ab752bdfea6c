// Destination after login or a password change.
import { ROUTES, toHref, trimPath, withCarriedQuery } from '@/lib/shared/routes';
import { parseGo } from '@/lib/shared/url/internal-path';

const BASE = 'https://internal.invalid';

/** Sign-in pages, which are no destination for a member. */
const SIGN_IN_PAGES: ReadonlySet<string> = new Set([
  ROUTES.login,
  ROUTES.register,
  ROUTES.registerHtml,
  ROUTES.recover,
]);

/** Returns the safe `go` of a query, unless it leads back to a sign-in page. */
export function goOf(query: URLSearchParams): string | undefined {
  const go = parseGo(query.get('go'));
  return go && !SIGN_IN_PAGES.has(trimPath(new URL(go, BASE).pathname)) ? go : undefined;
}

/** Builds the address of a sign-in page that keeps `go` and the carried parameters. */
export function signInHref(path: string, query: URLSearchParams): string {
  return toHref(path, { go: goOf(query) }, query);
}

/** Builds the address of the login page whose log-in leads back to a page. */
export function loginFromHref({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.set('go', pathname + search);
  return signInHref(ROUTES.login, query);
}

/** Returns `go` when it is safe, else the home page, with the carried parameters. */
export function afterLoginHref(query: URLSearchParams): string {
  return withCarriedQuery(goOf(query) ?? ROUTES.home, query);
}

/** Builds the address of the forced password change, with `go` and the carried parameters. */
export function forcedChangeHref(query: URLSearchParams): string {
  return toHref(ROUTES.changePassword, { go: goOf(query) }, query);
}
