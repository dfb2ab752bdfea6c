// Cookies of a Web Request, and the site's own Set-Cookie lines (SEC-49).
import 'server-only';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

/** How a cookie of ours is written. */
export type CookieSpec = {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  readonly httpOnly: boolean;
  readonly https: boolean;
};

/** The cookie's name on this protocol: `__Host-` on https, plain on http localhost. */
export function cookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}

/** Every value that was sent under the name: a vendor's script may have set one of its own on the parent domain. */
export function readAllCookies(headers: HeaderReader, name: string): readonly string[] {
  const sent = headers.get('cookie');
  // Most visitors have no cookie yet, and most cookies are asked for in vain.
  if (!sent?.includes(`${name}=`)) return [];
  const pairs = sent.split(';').map((part) => part.trim());
  return pairs.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
}

/** The value of a cookie; undefined when it is absent or sent twice, since then it is unknown which one is ours (SEC-50). */
export function readDocumentCookie(headers: HeaderReader, name: string): string | undefined {
  const found = readAllCookies(headers, name);
  return found.length === 1 ? found[0] : undefined;
}

/** Whether the cookie was sent at all, usable or not. */
export function hasCookie(headers: HeaderReader, name: string): boolean {
  return readAllCookies(headers, name).length > 0;
}

function toLine(name: string, { value, maxAgeSeconds, httpOnly, https }: CookieSpec): string {
  const flags = `${httpOnly ? '; HttpOnly' : ''}${https ? '; Secure' : ''}`;
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${flags}`;
}

/** A Set-Cookie line: host only, whole site, SameSite=Lax. A max-age of 0 removes the cookie. */
export function toSetCookie(spec: CookieSpec): string {
  return toLine(cookieName(spec.name, spec.https), spec);
}

/** As toSetCookie, but under the very name on every protocol: for cookies that a vendor's script looks for. */
export function toVendorCookie(spec: CookieSpec): string {
  return toLine(spec.name, spec);
}
