// Where a player lands after signing in or changing a password.
import { carriedQuery, ROUTES, toHref, trimPath } from '@/lib/shared/routes';
import { parseGo } from '@/lib/shared/url/internal-path';

const BASE = 'https://internal.invalid';

function withKept(path: string, query: URLSearchParams): string {
  const url = new URL(path, BASE);
  for (const [name, value] of carriedQuery(query))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** The ways in: a member has no business there. */
const WAYS_IN: ReadonlySet<string> = new Set([
  ROUTES.login,
  ROUTES.register,
  ROUTES.registerHtml,
  ROUTES.recover,
]);

/** The `go` of a query when it is safe and does not lead back to a way in, else undefined. */
export function goOf(query: URLSearchParams): string | undefined {
  const go = parseGo(query.get('go'));
  return go && !WAYS_IN.has(trimPath(new URL(go, BASE).pathname)) ? go : undefined;
}

/** A way in with `go` and the kept parameters for afterwards. */
export function wayInHref(path: string, query: URLSearchParams): string {
  return toHref(path, { go: goOf(query) }, query);
}

/** The destination: `go` when it is safe, else the home page; kept parameters come along. */
export function afterLoginHref(query: URLSearchParams): string {
  return withKept(goOf(query) ?? ROUTES.home, query);
}

/** The screen of the forced change, with `go` and the kept parameters for afterwards. */
export function forcedChangeHref(query: URLSearchParams): string {
  return toHref(ROUTES.changePassword, { go: goOf(query) }, query);
}
