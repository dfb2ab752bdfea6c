// Which cookies belong to advertising, ours and the vendors': what a no takes away.
import { ADVERTISING_COOKIES } from '@/lib/shared/attribution/cookies/landing-cookies';

/** Names of single cookies: what the server keeps of a click, and what the vendors' scripts set. */
export const SINGLE_COOKIES = [...ADVERTISING_COOKIES, '_ttp', '_gid', 'ttclid'] as const;

/** Beginnings of names whose ends are ids of an account, a campaign or a tab. */
export const ADVERTISING_PREFIXES = [
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
// An answer's header has an end: of more names than the vendors have, the rest stays.
const MAX_COOKIES = 50;
const NAMES: ReadonlySet<string> = new Set(SINGLE_COOKIES);
// A name goes into an answer's header: nothing but what RFC 6265 calls a token.
const TOKEN = /^[\w!#$%&'*+.^`|~-]{1,128}$/;

/** Whether a cookie is one of advertising; one that only this host may set (`__Host-`) counts by the rest of its name. */
export function isAdvertisingCookie(name: string): boolean {
  const bare = name.startsWith(HOST_PREFIX) ? name.slice(HOST_PREFIX.length) : name;
  if (!TOKEN.test(name)) return false;
  return NAMES.has(bare) || ADVERTISING_PREFIXES.some((prefix) => bare.startsWith(prefix));
}

/** Names of the advertising cookies in a Cookie header, each once, 50 at most. */
export function findAdvertisingCookies(header: string): string[] {
  const names = header.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  return [...new Set(names)].filter(isAdvertisingCookie).slice(0, MAX_COOKIES);
}

/** Domains that a script of this host may have set a cookie for: itself and its parents; an address has none. */
export function listCookieDomains(host: string): string[] {
  if (/^[\d.]+$|:/.test(host)) return [];
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

/**
 * Set-Cookie lines that take the advertising cookies of a Cookie header away, wherever they were set: for this host alone, and for each domain
 * that it belongs to. Browsers ignore the lines that name a public ending.
 */
export function buildExpiredCookies(header: string, host: string, https: boolean): string[] {
  const end = `Path=/; Max-Age=0; SameSite=Lax${https ? '; Secure' : ''}`;
  return findAdvertisingCookies(header).flatMap((name) => [
    `${name}=; ${end}`,
    ...(name.startsWith(HOST_PREFIX)
      ? []
      : listCookieDomains(host).map((domain) => `${name}=; Domain=${domain}; ${end}`)),
  ]);
}
