// Query parameters besides the kept ones that a redirect must preserve: they are read once, at the landing.
import 'server-only';
import { LANDING_QUERY } from '@/lib/shared/attribution/landing';

/** Returns those parameters for the first page that can read them. */
export function landingOf(query: URLSearchParams): Record<string, string | undefined> {
  return Object.fromEntries(LANDING_QUERY.map((name) => [name, query.get(name) ?? undefined]));
}
