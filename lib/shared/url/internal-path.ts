// Policy "internal path": own addresses that a query, a banner or the storage may name.
import { ROUTES, trimPath } from '@/lib/shared/routes';
import { parseUrl } from '@/lib/shared/url/parse-url';

const CONTROL_OR_BACKSLASH = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]|%(?:0[0-9a-f]|1[0-9a-f]|5c|7f)/i;
const BASE = 'https://internal.invalid';

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function decodesSafely(text: string): boolean {
  const decoded = decode(text);
  return decoded !== undefined && !CONTROL_OR_BACKSLASH.test(decoded);
}

function staysInside(pathname: string): boolean {
  let path = pathname;
  for (let depth = 0; depth < 3; depth += 1) {
    if (!(path === '/m' || path.startsWith('/m/')) || path.includes('//') || path.split('/').includes('..'))
      return false;
    const decoded = decode(path);
    if (decoded === undefined) return false;
    if (decoded === path) return true;
    path = new URL(decoded, BASE).pathname;
    if (path !== decoded) return false;
  }
  return false;
}

/** Parses `/m` or `/m/…` with query and hash. Rejects control characters, backslashes, `..` in any encoding, `//`, other origins, `/m/out`. */
export function parseInternalPath(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > 2048) return undefined;
  if (!/^\/m(?:[/?#]|$)/.test(raw) || CONTROL_OR_BACKSLASH.test(raw)) return undefined;
  const path = raw.split(/[?#]/, 1)[0] ?? '';
  if (!decodesSafely(path) || /(?:^|\/)(?:\.|%2e){1,2}(?:\/|%2f|$)/i.test(path)) return undefined;
  const url = parseUrl(raw, BASE);
  if (!url || url.origin !== BASE || !staysInside(url.pathname)) return undefined;
  // That address hands over the token, which takes a tap on a page: no link to our pages may bring it along.
  if (trimPath(url.pathname) === ROUTES.out) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Parses the post-login destination `go`: as parseInternalPath, but it must begin with `/m/`. */
export function parseGo(raw: unknown): string | undefined {
  const path = parseInternalPath(raw);
  return path?.startsWith('/m/') ? path : undefined;
}
