// What the front refuses or rewrites before anything routes: raw Host, target, method and headers (SEC-2, SEC-6, SEC-18, SEC-25, SEC-99).
import 'server-only';
import type { IncomingMessage } from 'node:http';
import { SITE_HEADER_PREFIX, untrustedOf } from '@/lib/server/http/trusted-headers';
import { isStateTree, STATE_TREE } from '@/lib/server/pages/key/data-headers';
import { forwardedAddressOf } from '@/lib/server/platform/connection/forwarded-address';
import { parseHost } from '@/lib/shared/merchant/host';
import { hasProviderReturn, TELEGRAM_START_QUERY, withoutReturn } from '@/lib/shared/social/provider-return';

/** A refusal: HTTP status, and the site's code where the answer is JSON. */
export type ServerRejection = { readonly status: 400 | 404 | 405; readonly code?: 'unknown_call' };

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const PLAIN_CALL = /^\/wps\/[A-Za-z0-9/_.-]*$/;
/** What a URL parser would rewrite: `//`, and a segment `.` or `..`; names of Next's own files have dots in them, as `%5B...rest%5D`. */
const DOTS_OR_SLASHES = /\/\/|\/\.{1,2}(?:[/%]|$)/;
const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
];

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count;
}

function looksLikeCall(path: string): boolean {
  try {
    return /^\/+wps(?:[/;\\.]|$)/i.test(decodeURIComponent(path));
  } catch {
    return /^\/+wps/i.test(path);
  }
}

/** What only a framework's own call would send: Next would look for an action in it, and decode it first (SEC-101). */
function isActionLike({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const type = headers['content-type'] ?? '';
  return method === 'POST' && (headers['next-action'] !== undefined || /^\s*multipart\//i.test(type));
}

/** Says why a request is refused before routing, or undefined when it may go on. */
export function refusalOf(
  request: Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders' | 'headers'>,
): ServerRejection | undefined {
  if (countHosts(request.rawHeaders) !== 1 || !parseHost(request.headers.host)) return { status: 400 };
  if (!METHODS.has(request.method ?? '')) return { status: 405 };
  const target = request.url ?? '';
  const [path = ''] = target.split('?', 1);
  if (!path.startsWith('/') || path.includes('\\')) return { status: 400 };
  const isPlain = PLAIN_CALL.test(path) && !DOTS_OR_SLASHES.test(path);
  if (looksLikeCall(path) && !isPlain) return { status: 404, code: 'unknown_call' };
  if (path.startsWith('//') || isActionLike(request)) return { status: 400 };
  return path.startsWith('/_next/') && DOTS_OR_SLASHES.test(path) ? { status: 404 } : undefined;
}

/** Deletes the headers by which the site speaks to itself; called before anything reads the request (SEC-81, SEC-111). */
export function deleteSiteHeaders({ headers }: Pick<IncomingMessage, 'headers'>): void {
  for (const name of Object.keys(headers)) if (name.startsWith(SITE_HEADER_PREFIX)) delete headers[name];
}

/**
 * Leaves only headers that may be believed: inner names go, and without a configured proxy the forwarded ones are made anew from the socket.
 * Behind proxies X-Forwarded-For becomes the one address of the client, the socket's where the proxies report none.
 * A state tree that Next could not read goes too: without one it sends the whole page. The Host is normalised, so that upper case or a trailing dot is no other site (SEC-3).
 */
export function scrubHeaders(request: IncomingMessage, trustedHops: number): void {
  const { headers } = request;
  for (const name of untrustedOf(Object.keys(headers))) delete headers[name];
  const tree = headers[STATE_TREE];
  if (tree !== undefined && !isStateTree(String(tree))) delete headers[STATE_TREE];
  const host = parseHost(headers.host);
  if (host) headers.host = `${host.name}${host.port === '' ? '' : `:${host.port}`}`;
  const { remoteAddress = '0.0.0.0' } = request.socket;
  if (trustedHops > 0) {
    const [forwarded] = [headers['x-forwarded-for']].flat();
    headers['x-forwarded-for'] = forwardedAddressOf(forwarded, trustedHops) ?? remoteAddress;
    return;
  }
  for (const name of FORWARDED) delete headers[name];
  headers['x-forwarded-for'] = remoteAddress;
  headers['x-forwarded-proto'] = 'http';
}

const MAY_BE_RETURN = /[?&](?:state|tgAuthResult|tgStart)=/;

/**
 * Takes off the address what a third party sent a player back with: it is for the page's script alone, and Next would
 * write it into the page. Telegram's answer stands in the fragment, so that only its start nonce comes here. Any other address stays as it came.
 */
export function scrubReturn(request: Pick<IncomingMessage, 'url'>): void {
  const target = request.url ?? '';
  const url = MAY_BE_RETURN.test(target) ? URL.parse(target, 'http://own.invalid') : null;
  if (!url || !(hasProviderReturn(url) || url.searchParams.has(TELEGRAM_START_QUERY))) return;
  const { pathname, searchParams } = withoutReturn(url);
  searchParams.delete(TELEGRAM_START_QUERY);
  request.url = searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
