// Every path of the site, the rules about groups of paths, and the builder of hrefs.
import { CLICK_NAMES } from '@/lib/shared/click-names';

/** Paths of the site's own pages. */
export const ROUTES = {
  root: '/',
  home: '/m/home',
  index: '/m/index',
  indexHtml: '/m/index.html',
  login: '/m/login',
  register: '/m/register',
  registerHtml: '/m/register.html',
  recover: '/m/recover',
  changePassword: '/m/changePsw',
  game: '/m/game',
  member: '/m/member/home',
  transactions: '/m/member/transactions',
  inbox: '/m/member/inbox',
  vip: '/m/vip',
  switchMember: '/m/switch',
  switchAnswer: '/m/switch/answer',
  /** Answers who is signed in; no page. */
  session: '/m/session',
  launchGame: '/m/launchGame',
  activity: '/m/activity',
  feedback: '/m/feedback',
  inviteFriends: '/m/inviteFriends',
  agentRegister: '/m/agentRegister',
  news: '/m/news',
  download: '/m/download',
  app: '/m/app',
  service: '/m/service',
  mine: '/m/mine',
  /** What works in this browser, and the brand's real domains. */
  diagnosis: '/m/diag',
  domains: '/m/domains',
  /** Takes the device id, and keeps it in a cookie; no page. */
  device: '/m/device',
  /** The page of the hidden frame that tells the device id. */
  deviceFrame: '/m/device.html',
  /** Leads to a foreign address; adds token and user name for trusted hosts alone. No page. */
  out: '/m/out',
  /** What is measured here, and the visitor's choice about it, which the second keeps. */
  privacy: '/m/privacy',
  consent: '/m/consent',
  /** Safer play: time played, help, and a time-out, which the second begins. */
  safety: '/m/safety',
  break: '/m/break',
  /** What the worker shows of a page that it does not hold, without a network. */
  offline: '/m/offline',
} as const;

/** Category lobbies by the category they show. */
export const CATEGORY_LOBBIES = {
  SPORTS: '/m/sports',
  LIVE: '/m/live',
  RNG: '/m/rng',
  TABLE: '/m/table',
  FISH: '/m/fish',
  PVP: '/m/pvp',
  CRASH: '/m/crash',
  ARCADE: '/m/arcade',
  ELOTT: '/m/elott',
} as const;

/** Paths of the category lobbies. */
export const CATEGORY_ROUTES = Object.values(CATEGORY_LOBBIES);

const INDEXABLE = new Set<string>([
  ROUTES.root,
  ROUTES.home,
  ROUTES.index,
  ROUTES.indexHtml,
  ROUTES.activity,
  ...CATEGORY_ROUTES,
  ROUTES.news,
  ROUTES.download,
  ROUTES.app,
]);

/** Query names that survive every in-app navigation; token, code and state are never among them. */
export const CARRIED_QUERY = [
  'affiliateCode',
  'referralCode',
  'r',
  'inApp',
  'fullscreen',
  'from',
  ...CLICK_NAMES,
] as const;

/** Query names that carry a session token; the first wins. */
export const TOKEN_QUERY = ['token', 'tokens'] as const;

/** Removes trailing slashes, keeping the root. */
export function trimPath(pathname: string): string {
  let end = pathname.length;
  while (end > 0 && pathname[end - 1] === '/') end -= 1;
  return end === 0 ? '/' : pathname.slice(0, end);
}

/** Whether a search engine may index the path, leaving the host aside: listed and at most two slashes. */
export function isIndexablePath(pathname: string, query?: URLSearchParams): boolean {
  const path = trimPath(pathname);
  if (path === ROUTES.activity && query?.has('id')) return false;
  return INDEXABLE.has(path) && path.split('/').length - 1 <= 2;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Where a visitor without a session is sent instead, or undefined for an open path.
 * Pages are found by their decoded path, so an encoded letter opens none.
 */
export function guardOf(pathname: string): string | undefined {
  const path = trimPath(decode(pathname));
  if (path === ROUTES.feedback) return ROUTES.home;
  const isMembers = path === '/m/member' || path.startsWith('/m/member/');
  return path === ROUTES.changePassword || isMembers ? ROUTES.login : undefined;
}

/** Whether a path is the launch page's, in any spelling that leads there. */
export function isLaunchPath(pathname: string): boolean {
  return trimPath(decode(pathname)) === ROUTES.launchGame;
}

/** The kept part of a query, first value of each name. */
export function carriedQuery(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of CARRIED_QUERY) {
    const value = query.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}

/** Builds an href from a path, own parameters, and what is kept of the current query. Undefined parameters are left out. */
export function toHref(
  path: string,
  own: Record<string, string | undefined> = {},
  current?: URLSearchParams,
): string {
  const query = current ? carriedQuery(current) : new URLSearchParams();
  for (const [name, value] of Object.entries(own)) if (value !== undefined) query.set(name, value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
