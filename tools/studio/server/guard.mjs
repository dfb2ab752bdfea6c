// Only a browser of this user, on the studio's own page, may access the studio.
import { timingSafeEqual } from 'node:crypto';
import { STUDIO } from './hosts.mjs';

export const COOKIE = 'studio_key';

const isSame = (one, other) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

function readKey(cookies = '') {
  const pairs = cookies.split('; ').map((pair) => pair.split('='));
  return pairs.find(([name]) => name === COOKIE)?.[1] ?? '';
}

/** A rebound domain arrives as another name for this machine (SEC-2). */
function isOwnHost(headers, port) {
  return headers.host === `${STUDIO}:${port}`;
}

/** A post comes from the studio's own page alone, as JSON, which no form of another page can send. */
function isOwnPost({ origin, 'content-type': type = '' }, port) {
  return origin === `http://${STUDIO}:${port}` && type.split(';', 1)[0].trim() === 'application/json';
}

function isOwnFetch({ 'sec-fetch-site': from, 'sec-fetch-mode': mode }) {
  return from === undefined || from === 'same-origin' || (from === 'none' && mode === 'navigate');
}

/** Returns why a request is rejected as `{ status, text }`, or undefined. */
export function rejectionOf({ method, headers }, { port, key, isEntrance }) {
  if (!isOwnHost(headers, port)) return { status: 421, text: `Open http://${STUDIO}:${port}/ instead.` };
  if (!['GET', 'POST'].includes(method)) return { status: 405, text: 'Only GET and POST are known.' };
  if (isEntrance && method === 'GET') return undefined;
  if (!isOwnFetch(headers)) return { status: 403, text: 'Another page asked for this.' };
  if (!isSame(readKey(headers.cookie), key))
    return { status: 403, text: 'Open the address that npm run studio printed: it holds the key.' };
  if (method === 'POST' && !isOwnPost(headers, port))
    return { status: 403, text: 'Only the studio’s own page may send this.' };
  return undefined;
}

export const isKey = (given, key) => isSame(given ?? '', key);
