// The two cookies of Meta's pixel, which the server sets so that Safari keeps them.

const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

// What a cookie's value may consist of without quotes (RFC 6265, cookie-octet).
const OCTETS = /^[\u0021\u0023-\u002b\u002d-\u003a\u003c-\u005b\u005d-\u007e]+$/;

/** Whether a text can stand in a cookie as it is; one that cannot is not set. */
export function isCookieText(text: string): boolean {
  return OCTETS.test(text);
}

/** Meta's number for the domain that a cookie is set on: com 0, example.com 1, www.example.com 2, and no more. */
export function subdomainIndexOf(host: string): number {
  if (ADDRESS.test(host)) return 0;
  return Math.min(2, host.split('.').length - 1);
}

/** The click id in a `_fbc`; undefined for anything that is none. */
export function fbclidOf(fbc: string | undefined): string | undefined {
  return /^fb\.[0-2]\.\d{1,16}\.(.+)$/.exec(fbc ?? '')?.[1];
}

/** Where and when a cookie is set, in epoch ms. */
export type CookiePlace = { readonly host: string; readonly nowMs: number };

/** `_fbc` for a click, byte for byte; undefined where no cookie can hold it. */
export function buildFbc(fbclid: string, { host, nowMs }: CookiePlace): string | undefined {
  return isCookieText(fbclid) ? `fb.${subdomainIndexOf(host)}.${nowMs}.${fbclid}` : undefined;
}

/** `_fbp` for a browser; `random` are digits that cannot be guessed. */
export function buildFbp(random: string, { host, nowMs }: CookiePlace): string {
  return `fb.${subdomainIndexOf(host)}.${nowMs}.${random}`;
}
