// Reads one cookie that scripts may see.
import 'client-only';

/** The value of a readable cookie, undecoded, or undefined. Cookies may be blocked: then there is none. */
export function readCookie(name: string): string | undefined {
  const head = `${name}=`;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(head));
  return pair?.slice(head.length);
}
