// Request and response of a domain handoff.
import { parseUrl } from '@/lib/shared/url/parse-url';

const MAX_QUERY_LENGTH = 2048;

/** Target origin, and the query of which the carried part is kept. */
export type HandoffRequest = { readonly to: string; readonly query: string };

const isOrigin = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^https?:/.test(raw) && parseUrl(raw)?.origin === raw;

/** Parses a request: an http(s) origin, and a query of up to 2,048 characters. */
export function parseHandoffRequest(body: unknown): HandoffRequest | undefined {
  const { to, query = '' } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  if (!isOrigin(to) || typeof query !== 'string' || query.length > MAX_QUERY_LENGTH) return undefined;
  return { to, query };
}

/** Parses the list of origins; invalid ones are left out. */
export function parseHandoffOrigins(value: unknown): readonly string[] {
  const list: unknown = (value as { origins?: unknown } | null | undefined)?.origins;
  return (Array.isArray(list) ? list : []).filter(isOrigin);
}

/** Returns the redirect address if it is on the requested domain. */
export function parseHandoffLocation(value: unknown, to: string): string | undefined {
  const location: unknown = (value as { location?: unknown } | null | undefined)?.location;
  return typeof location === 'string' && parseUrl(location)?.origin === to ? location : undefined;
}
