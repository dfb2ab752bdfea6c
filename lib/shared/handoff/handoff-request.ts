// What a page posts that wants to move, and what it is answered.
import { parseUrl } from '@/lib/shared/url/parse-url';

const MAX_QUERY_LENGTH = 2048;

/** The domain as its origin, and the query that goes along; of that only the kept part does. */
export type HandoffRequest = { readonly to: string; readonly query: string };

const isOrigin = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^https?:/.test(raw) && parseUrl(raw)?.origin === raw;

/** Parses a wish; undefined for anything but an http origin, with a query of up to 2,048 characters or none. */
export function parseHandoffRequest(body: unknown): HandoffRequest | undefined {
  const { to, query = '' } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  if (!isOrigin(to) || typeof query !== 'string' || query.length > MAX_QUERY_LENGTH) return undefined;
  return { to, query };
}

/** The origins that were answered; what is none is left out. */
export function parseHandoffOrigins(value: unknown): readonly string[] {
  const list: unknown = (value as { origins?: unknown } | null | undefined)?.origins;
  return (Array.isArray(list) ? list : []).filter(isOrigin);
}

/** The address to leave for, when it is one of the domain that was wished for. */
export function parseHandoffLocation(value: unknown, to: string): string | undefined {
  const location: unknown = (value as { location?: unknown } | null | undefined)?.location;
  return typeof location === 'string' && parseUrl(location)?.origin === to ? location : undefined;
}
