// Rejects or cleans raw requests before routing: Host, target, method, headers (SEC-2, SEC-6, SEC-18, SEC-25, SEC-35, SEC-99).
import 'server-only';
import type { IncomingMessage } from 'node:http';
import { SITE_HEADER_PREFIX, untrustedOf } from '@/lib/server/http/trusted-headers';
import { isStateTree, STATE_TREE } from '@/lib/server/pages/key/data-headers';
import { forwardedAddressOf } from '@/lib/server/platform/connection/forwarded-address';
import { parseHost } from '@/lib/shared/merchant/host';
import { hasProviderReturn, TELEGRAM_START_QUERY, withoutReturn } from '@/lib/shared/social/provider-return';

export type ServerRejection = { readonly status: 400 | 404 | 405 | 414; readonly code?: 'unknown_call' };

/** Most parameters of an address: Next's work on them grows with their square. */
export const MAX_PARAMETERS = 200;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const PLAIN_CALL = /^\/wps\/[A-Za-z0-9/_.-]*$/;
/** What a URL parser would normalise: `//`, and segments `.` and `..`. Names of Next's files may contain dots, as in `%5B...rest%5D`. */
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

const hasManyParameters = (target: string): boolean =>
  target.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS;

function looksLikeCall(path: string): boolean {
  try {
    return /^\/+wps(?:[/;\\.]|$)/i.test(decodeURIComponent(path));
  } catch {
    return /^\/+wps/i.test(path);
  }
}

/** Next would look for a server action in such a request and decode its body first (SEC-101). A call has no page: the API proxy answers a form. */
function isActionLike(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  isCall: boolean,
): boolean {
  if (method !== 'POST') return false;
  const type = headers['content-type'] ?? '';
  return headers['next-action'] !== undefined || (!isCall && /^\s*multipart\//i.test(type));
}

/** Node takes `gzip, chunked` for chunked, and chunks in HTTP/1.0, where a proxy may see another end of the body (SEC-26). */
function isOddlyFramed({ headers, httpVersion }: Pick<IncomingMessage, 'headers' | 'httpVersion'>): boolean {
  const coding = headers['transfer-encoding'];
  return coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0');
}

/** Returns why a request is rejected before routing, or undefined. */
export function rejectionOf(
  request: Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders' | 'headers' | 'httpVersion'>,
): ServerRejection | undefined {
  if (isOddlyFramed(request)) return { status: 400 };
  if (countHosts(request.rawHeaders) !== 1 || !parseHost(request.headers.host)) return { status: 400 };
  if (!METHODS.has(request.method ?? '')) return { status: 405 };
  const target = request.url ?? '';
  const [path = ''] = target.split('?', 1);
  if (hasManyParameters(target)) return { status: 414 };
  if (!path.startsWith('/') || path.includes('\\')) return { status: 400 };
  const isCall = looksLikeCall(path);
  if (isActionLike(request, isCall)) return { status: 400 };
  const isPlain = PLAIN_CALL.test(path) && !DOTS_OR_SLASHES.test(path);
  if (isCall && !isPlain) return { status: 404, code: 'unknown_call' };
  if (path.startsWith('//')) return { status: 400 };
  if (!path.startsWith('/_next/')) return undefined;
  // Next answers 500 to a POST to one of its files.
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405 };
  return DOTS_OR_SLASHES.test(path) ? { status: 404 } : undefined;
}

/** Deletes internal headers, before anything reads the request (SEC-81, SEC-111). */
export function deleteSiteHeaders({ headers }: Pick<IncomingMessage, 'headers'>): void {
  for (const name of Object.keys(headers)) if (name.startsWith(SITE_HEADER_PREFIX)) delete headers[name];
}

/** Leaves only trustworthy headers: one X-Forwarded-For, by `trustedHops`, no unreadable router state, a normalised Host (SEC-3). */
export function scrubHeaders(request: IncomingMessage, trustedHops: number): void {
  const { headers } = request;
  for (const name of untrustedOf(Object.keys(headers))) delete headers[name];
  // Files are sent whole: plain Next answers 500 to a range past their end.
  delete headers.range;
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

/** Removes a third party's sign-in answer from the address: it is for the page's script only, and Next would write it into the page. */
export function scrubReturn(request: Pick<IncomingMessage, 'url'>): void {
  const target = request.url ?? '';
  const url = MAY_BE_RETURN.test(target) ? URL.parse(target, 'http://own.invalid') : null;
  if (!url || !(hasProviderReturn(url) || url.searchParams.has(TELEGRAM_START_QUERY))) return;
  const { pathname, searchParams } = withoutReturn(url);
  searchParams.delete(TELEGRAM_START_QUERY);
  request.url = searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
