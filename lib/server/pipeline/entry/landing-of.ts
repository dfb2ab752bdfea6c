// Query parameters besides the kept ones that a redirect must preserve: they are read once, at the landing.
import 'server-only';
import { LANDING_QUERY } from '@/lib/shared/attribution/landing';
import { RETURN_QUERY } from '@/lib/shared/auth/remember/auto-login';

const NAMES = [...LANDING_QUERY, ...RETURN_QUERY, 'lang'] as const;

/** Returns those parameters for the first page that can read them. */
export function landingOf(query: URLSearchParams): Record<string, string | undefined> {
  return Object.fromEntries(NAMES.map((name) => [name, query.get(name) ?? undefined]));
}
