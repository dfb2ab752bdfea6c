// Cookies of a Web Request, and the site's Set-Cookie lines.
import 'server-only';
import type { HeaderReader } from '@/lib/shared/http/visitor';

export type CookieSpec = {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  readonly httpOnly: boolean;
  readonly https: boolean;
};

/** Returns the cookie's name: with `__Host-` over https, without on http localhost. */
export function cookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}

/** Returns every value sent under a name: a vendor's script may set a cookie of that name on the parent domain. */
export function readAllCookies(headers: HeaderReader, name: string): readonly string[] {
  const sent = headers.get('cookie');
  // Most requests carry none of the cookies they are read for.
  if (!sent?.includes(`${name}=`)) return [];
  const pairs = sent.split(';').map((part) => part.trim());
  return pairs.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
}

/** Returns a cookie's value; undefined when it is absent or sent twice, since then its owner is unknown (SEC-50). */
export function readHttpCookie(headers: HeaderReader, name: string): string | undefined {
  const values = readAllCookies(headers, name);
  return values.length === 1 ? values[0] : undefined;
}

/** Returns whether the cookie was sent at all, usable or not. */
export function hasCookie(headers: HeaderReader, name: string): boolean {
  return readAllCookies(headers, name).length > 0;
}

function toLine(name: string, { value, maxAgeSeconds, httpOnly, https }: CookieSpec): string {
  const flags = `${httpOnly ? '; HttpOnly' : ''}${https ? '; Secure' : ''}`;
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${flags}`;
}

/** Returns a Set-Cookie line: host only, Path=/, SameSite=Lax. A max-age of 0 removes the cookie. */
export function toSetCookie(spec: CookieSpec): string {
  return toLine(cookieName(spec.name, spec.https), spec);
}

/** Returns a Set-Cookie line without name prefix, for cookies that a vendor's script reads. */
export function toVendorCookie(spec: CookieSpec): string {
  return toLine(spec.name, spec);
}
