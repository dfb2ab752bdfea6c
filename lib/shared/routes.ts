// Every path of the site, rules for groups of paths, and the builder of hrefs.
import { CLICK_NAMES } from '@/lib/shared/click-names';
import { decodePath } from '@/lib/shared/decode-path';

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
  settings: '/m/member/settings',
  vip: '/m/vip',
  switchMember: '/m/switch',
  switchAnswer: '/m/switch/answer',
  /** Handler: who is signed in. */
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
  /** Browser diagnosis, and the brand's real domains. */
  diagnosis: '/m/diag',
  domains: '/m/domains',
  /** Handler: stores the device id in a cookie. */
  device: '/m/device',
  /** Hidden frame that reports the device id. */
  deviceFrame: '/m/device.html',
  /** Handler: redirects to a foreign address; adds token and user name for trusted hosts only. */
  out: '/m/out',
  /** Measurement and consent page; the second is its handler. */
  privacy: '/m/privacy',
  consent: '/m/consent',
  /** Responsible gaming page; the second begins a break. */
  safety: '/m/safety',
  break: '/m/break',
  /** Shown by the worker without a network for a page that is not cached. */
  offline: '/m/offline',
} as const;

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

/** Query names that in-app navigation keeps; never token, code or state. */
export const CARRIED_QUERY = [
  'affiliateCode',
  'referralCode',
  'r',
  'inApp',
  'fullscreen',
  'from',
  ...CLICK_NAMES,
] as const;

/** Query names of a session token; the first wins. */
export const TOKEN_QUERY = ['token', 'tokens'] as const;

/** Removes trailing slashes, keeping the root. */
export function trimPath(pathname: string): string {
  let end = pathname.length;
  while (end > 0 && pathname[end - 1] === '/') end -= 1;
  return end === 0 ? '/' : pathname.slice(0, end);
}

/** Returns whether search engines may index the path: listed, with at most two slashes. The host is checked elsewhere. */
export function isIndexablePath(pathname: string, query?: URLSearchParams): boolean {
  const path = trimPath(pathname);
  if (path === ROUTES.activity && query?.has('id')) return false;
  return INDEXABLE.has(path) && path.split('/').length - 1 <= 2;
}

/** Returns where visitors without a session are redirected; matches the decoded path, so encoding cannot bypass it. */
export function guardOf(pathname: string): string | undefined {
  const path = trimPath(decodePath(pathname));
  if (path === ROUTES.feedback) return ROUTES.home;
  const isMembers = path === '/m/member' || path.startsWith('/m/member/');
  return path === ROUTES.changePassword || isMembers ? ROUTES.login : undefined;
}

/** Returns whether a path is the launch page, in any encoding. */
export function isLaunchPath(pathname: string): boolean {
  return trimPath(decodePath(pathname)) === ROUTES.launchGame;
}

/** Returns the carried part of a query, first value of each name. */
export function carriedQuery(query: URLSearchParams): URLSearchParams {
  const carried = new URLSearchParams();
  for (const name of CARRIED_QUERY) {
    const value = query.get(name);
    if (value !== null) carried.set(name, value);
  }
  return carried;
}

/** Adds the carried part of a query to an internal path; parameters of its own stay. */
export function withCarriedQuery(path: string, query: URLSearchParams): string {
  const url = new URL(path, 'https://internal.invalid');
  for (const [name, value] of carriedQuery(query))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** Builds an href from a path, its parameters, and the carried part of a query. Undefined parameters are left out. */
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
