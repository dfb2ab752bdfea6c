// Advertising cookies, the site's and the vendors', which withdrawn consent removes.
import { ADVERTISING_COOKIES } from '@/lib/shared/attribution/landing-cookies';

/** Exact names: the server's click cookies, and those that vendor scripts set. */
export const SINGLE_COOKIES = [...ADVERTISING_COOKIES, '_ttp', '_gid', 'ttclid'] as const;

/** Prefixes of names that end in an id. */
const ADVERTISING_PREFIXES = [
  '_ga',
  '_gcl_',
  '_gac_',
  '_gat',
  '_dc_gtm_',
  '_tt_',
  'ttcsid',
  'vl-',
  '_bge_',
  '_kwai',
  'afUserId',
  'af_',
  'AF_',
] as const;

const HOST_PREFIX = '__Host-';
// Limits the size of the response header.
const MAX_COOKIES = 50;
const NAMES: ReadonlySet<string> = new Set(SINGLE_COOKIES);
// RFC 6265 token, because the name goes into a response header.
const TOKEN = /^[\w!#$%&'*+.^`|~-]{1,128}$/;

/** Returns whether a cookie belongs to advertising; a `__Host-` prefix is ignored. */
export function isAdvertisingCookie(name: string): boolean {
  const bare = name.startsWith(HOST_PREFIX) ? name.slice(HOST_PREFIX.length) : name;
  if (!TOKEN.test(name)) return false;
  return NAMES.has(bare) || ADVERTISING_PREFIXES.some((prefix) => bare.startsWith(prefix));
}

/** Returns the advertising cookies of a Cookie header, each once, 50 at most. */
export function findAdvertisingCookies(header: string): string[] {
  const names = header.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  return [...new Set(names)].filter(isAdvertisingCookie).slice(0, MAX_COOKIES);
}

/** Returns the domains that scripts may set cookies for: the host and its parents; none for an IP address. */
export function listCookieDomains(host: string): string[] {
  if (/^[\d.]+$|:/.test(host)) return [];
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

/** Builds Set-Cookie lines that expire the advertising cookies on this host and every parent domain. */
export function buildExpiredCookies(header: string, host: string, https: boolean): string[] {
  const end = `Path=/; Max-Age=0; SameSite=Lax${https ? '; Secure' : ''}`;
  return findAdvertisingCookies(header).flatMap((name) => [
    `${name}=; ${end}`,
    ...(name.startsWith(HOST_PREFIX)
      ? []
      : listCookieDomains(host).map((domain) => `${name}=; Domain=${domain}; ${end}`)),
  ]);
}
