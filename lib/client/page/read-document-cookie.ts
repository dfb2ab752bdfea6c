// Cookies that the page's scripts may read.
import 'client-only';

/** Returns the raw value of a cookie; undefined if missing or blocked. */
export function readDocumentCookie(name: string): string | undefined {
  const head = `${name}=`;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(head));
  return pair?.slice(head.length);
}

/** Returns the raw value of a site cookie, prefixed on https; undefined if missing. */
export function readOwnCookie(name: string): string | undefined {
  return readDocumentCookie(`__Host-${name}`) ?? readDocumentCookie(name);
}
