// Request and response of a domain handoff.
import { toRecord } from '@/lib/shared/is-record';
import { parseUrl } from '@/lib/shared/url/parse-url';

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
