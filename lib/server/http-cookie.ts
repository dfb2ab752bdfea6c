// Cookies of a Web Request, and the site's own Set-Cookie lines (WIRE §7, SEC-49).
import 'server-only';

/** How a cookie of ours is written. */
export type CookieSpec = {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  readonly httpOnly: boolean;
  readonly https: boolean;
};

/** The cookie's name on this protocol: `__Host-` on https, plain on http localhost (ruling 17). */
export function cookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}

/** The value of a cookie; undefined when it is absent or sent twice, since then nobody can say which one is ours (SEC-50). */
export function readCookie(headers: Headers, name: string): string | undefined {
  const header = headers.get('cookie') ?? '';
  const found = header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`));
  return found.length === 1 ? found[0]?.slice(name.length + 1) : undefined;
}

/** Whether the cookie was sent at all, usable or not. */
export function hasCookie(headers: Headers, name: string): boolean {
  return (headers.get('cookie') ?? '').split(';').some((part) => part.trim().startsWith(`${name}=`));
}

/** A Set-Cookie line: host only, whole site, SameSite=Lax. A max-age of 0 removes the cookie. */
export function toSetCookie({ name, value, maxAgeSeconds, httpOnly, https }: CookieSpec): string {
  const flags = `${httpOnly ? '; HttpOnly' : ''}${https ? '; Secure' : ''}`;
  return `${cookieName(name, https)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${flags}`;
}
