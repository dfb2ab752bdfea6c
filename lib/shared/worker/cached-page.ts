// Pages that the worker may cache, and their keys.
import { CARRIED_QUERY, CATEGORY_ROUTES, ROUTES, TOKEN_QUERY, trimPath } from '@/lib/shared/routes';

// Pages that depend on the page key alone. Member pages are excluded, since without a session they would show
// an unreachable account.
const PAGES: ReadonlySet<string> = new Set<string>([
  ...CATEGORY_ROUTES,
  ROUTES.home,
  ROUTES.index,
  ROUTES.indexHtml,
  ROUTES.login,
  ROUTES.register,
  ROUTES.registerHtml,
  ROUTES.recover,
  ROUTES.game,
  ROUTES.activity,
  ROUTES.news,
  ROUTES.mine,
  ROUTES.service,
  ROUTES.download,
  ROUTES.app,
  ROUTES.inviteFriends,
  ROUTES.agentRegister,
]);

/** Names that select content, in key order. */
const CONTENT_QUERY = ['category', 'game', 'id', 'page', 'q', 'sort', 'tag', 'vendor'] as const;

/** Names with secrets: such addresses are never cached. */
const SECRET_QUERY = [...TOKEN_QUERY, 'code', 'state', 'sessionId', 'tgAuthResult', 'tgStart'] as const;

/** Marks requests of client-side navigation. */
const DATA_QUERY = '_rsc';
const DATA_MARK = /^[\w-]{1,40}$/;

const KNOWN: ReadonlySet<string> = new Set<string>([
  ...CONTENT_QUERY,
  ...CARRIED_QUERY,
  DATA_QUERY,
  'homescreen',
]);

/** Returns the part of a query that selects content. */
export function contentQuery(query: URLSearchParams): URLSearchParams {
  const content = new URLSearchParams();
  for (const name of CONTENT_QUERY) for (const value of query.getAll(name)) content.append(name, value);
  return content;
}

/** Returns the cache key: path and content query; undefined if not cacheable. `data` keys include the previous page. */
export function toWorkerPageKey(url: URL, kind: 'document' | 'data'): string | undefined {
  const path = trimPath(url.pathname);
  if (!PAGES.has(path) || SECRET_QUERY.some((name) => url.searchParams.has(name))) return undefined;
  const query = contentQuery(url.searchParams);
  if (kind === 'data') {
    const mark = url.searchParams.get(DATA_QUERY) ?? '';
    if (!DATA_MARK.test(mark)) return undefined;
    query.set(DATA_QUERY, mark);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Returns whether a response may be cached: only if every name in the query is known to be harmless. */
export function isCacheable(url: URL): boolean {
  return [...url.searchParams.keys()].every((name) => KNOWN.has(name));
}

const TYPES = { document: 'text/html', data: 'text/x-component' } as const;

/** Returns whether a response is a complete page or its data: 200, right type, not redirected. */
export function isPageAnswer(
  answer: Pick<Response, 'status' | 'redirected' | 'headers'>,
  kind: 'document' | 'data',
): boolean {
  const type = answer.headers.get('content-type') ?? '';
  return answer.status === 200 && !answer.redirected && type.startsWith(TYPES[kind]);
}
