// Which pages the worker may keep on a device, and under which address.
import { CARRIED_QUERY, CATEGORY_ROUTES, ROUTES, TOKEN_QUERY, trimPath } from '@/lib/shared/routes';

// Their HTML depends on the page key alone and holds nothing of a member. The member's own pages and the
// change of a password are left out none the less: without a session they would show an account that cannot be had. So are handlers and
// addresses that lead on (/m/out, /m/switch, /m/session, /m/launchGame), for their answer is good once.
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

/** Names that choose what a page shows; all others leave it as it is. In the order in which a key names them. */
const CONTENT_QUERY = ['category', 'game', 'id', 'page', 'q', 'sort', 'tag', 'vendor'] as const;

/** Names that bring something secret: an address with one of them is neither kept nor answered from what is kept. */
const SECRET_QUERY = [...TOKEN_QUERY, 'code', 'state', 'sessionId', 'tgAuthResult', 'tgStart'] as const;

/** The name by which the site's own navigation tells its requests apart. */
const DATA_QUERY = '_rsc';
const DATA_MARK = /^[\w-]{1,40}$/;

const KNOWN: ReadonlySet<string> = new Set<string>([
  ...CONTENT_QUERY,
  ...CARRIED_QUERY,
  DATA_QUERY,
  'homescreen',
]);

function contentOf({ searchParams }: URL): URLSearchParams {
  const content = new URLSearchParams();
  for (const name of CONTENT_QUERY) {
    const value = searchParams.get(name);
    if (value !== null) content.set(name, value);
  }
  return content;
}

/**
 * The address under which a page is kept: path and content query, without click ids and flags; undefined where nothing may be kept or
 * found. `data` is for requests of the site's own navigation, whose answer depends on the page before it too.
 */
export function toWorkerPageKey(url: URL, kind: 'document' | 'data'): string | undefined {
  const path = trimPath(url.pathname);
  if (!PAGES.has(path) || SECRET_QUERY.some((name) => url.searchParams.has(name))) return undefined;
  const query = contentOf(url);
  if (kind === 'data') {
    const mark = url.searchParams.get(DATA_QUERY) ?? '';
    if (!DATA_MARK.test(mark)) return undefined;
    query.set(DATA_QUERY, mark);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Whether the answer to an address may be kept at all: only where every name in it is known to hold no secret. */
export function isCacheable(url: URL): boolean {
  return [...url.searchParams.keys()].every((name) => KNOWN.has(name));
}

const TYPES = { document: 'text/html', data: 'text/x-component' } as const;

/** Whether an answer is a whole page, or its data: 200, of its type, and of the very address that was asked for. */
export function isPageAnswer(
  answer: Pick<Response, 'status' | 'redirected' | 'headers'>,
  kind: 'document' | 'data',
): boolean {
  const type = answer.headers.get('content-type') ?? '';
  return answer.status === 200 && !answer.redirected && type.startsWith(TYPES[kind]);
}
