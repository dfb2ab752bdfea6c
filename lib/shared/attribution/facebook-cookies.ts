// The two cookies of Meta's pixel, set by the server so that Safari keeps them longer.
import { labelsOf } from '@/lib/shared/attribution/affiliate';

// RFC 6265, cookie-octet.
const OCTETS = /^[\u0021\u0023-\u002b\u002d-\u003a\u003c-\u005b\u005d-\u007e]+$/;

/** Returns whether a text is valid as an unquoted cookie value. */
export function isCookieText(text: string): boolean {
  return OCTETS.test(text);
}

/** Returns Meta's subdomain index: com 0, example.com 1, www.example.com and longer 2. */
export function subdomainIndexOf(host: string): number {
  return Math.min(2, Math.max(0, labelsOf(host).length - 1));
}

/** Returns the click id inside a `_fbc` value. */
export function fbclidOf(fbc: string | undefined): string | undefined {
  return /^fb\.[0-2]\.\d{1,16}\.(.+)$/.exec(fbc ?? '')?.[1];
}

export type CookiePlace = { readonly host: string; readonly nowMs: number };

/** Builds `_fbc` for a click id, unchanged; undefined when a cookie cannot hold it. */
export function buildFbc(fbclid: string, { host, nowMs }: CookiePlace): string | undefined {
  return isCookieText(fbclid) ? `fb.${subdomainIndexOf(host)}.${nowMs}.${fbclid}` : undefined;
}

/** Builds `_fbp` for a browser; `random` must be unguessable digits. */
export function buildFbp(random: string, { host, nowMs }: CookiePlace): string {
  return `fb.${subdomainIndexOf(host)}.${nowMs}.${random}`;
}
