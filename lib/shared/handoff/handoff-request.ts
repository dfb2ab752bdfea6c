// Paths, requests and responses of a domain handoff.

import { toList } from '@/lib/shared/calls/wire-value';
import { toRecord } from '@/lib/shared/is-record';
import { parseHost } from '@/lib/shared/merchant/host';
import { parseUrl } from '@/lib/shared/url/parse-url';

/** GET: domains to race; POST: start the handoff. */
export const HANDOFF_PATH = '/m/move';

/** Query name of the handoff token: valid on `/m/index.html` only, once, for 60 s. */
export const HANDOFF_TOKEN_QUERY = 'ticket';

const MAX_QUERY_LENGTH = 2048;

/** Target origin, and the query of which the carried part is kept. */
export type HandoffRequest = { readonly to: string; readonly query: string };

const isOrigin = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^https?:/.test(raw) && parseUrl(raw)?.origin === raw;

/** Parses a request: an http(s) origin, and a query of up to 2,048 characters. */
export function parseHandoffRequest(body: unknown): HandoffRequest | undefined {
  const { to, query = '' } = toRecord(body);
  if (!isOrigin(to) || typeof query !== 'string' || query.length > MAX_QUERY_LENGTH) return undefined;
  return { to, query };
}

/** Parses the list of origins; invalid ones are left out. */
export function parseHandoffOrigins(value: unknown): readonly string[] {
  const { origins } = toRecord(value);
  return (Array.isArray(origins) ? origins : []).filter(isOrigin);
}

/** Returns the redirect address if it is on the requested domain. */
export function parseHandoffLocation(value: unknown, to: string): string | undefined {
  const { location } = toRecord(value);
  return typeof location === 'string' && parseUrl(location)?.origin === to ? location : undefined;
}

/** Entries read, and names taken. */
const MAX_READ = 1_000;
const MAX_NAMES = 100;

function nameOf(raw: unknown): string | undefined {
  const text = toRecord(raw).domainName;
  if (typeof text !== 'string' || text.length > 300) return undefined;
  const url = parseUrl(text.includes('://') ? text : `https://${text}`);
  return url === null ? undefined : parseHost(url.hostname)?.name;
}

/** Returns host names in the provider's order, each once, 100 at most; scheme, port and path are ignored. */
export function parseDomainRoute(value: unknown): readonly string[] {
  const names = toList(toRecord(value).domainList, MAX_READ)
    .map(nameOf)
    .filter((name) => name !== undefined);
  return [...new Set(names)].slice(0, MAX_NAMES);
}
