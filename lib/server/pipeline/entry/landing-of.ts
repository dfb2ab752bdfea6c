// What a redirect of the gate must carry on beside the kept query: it is read once, where a visit begins.
import 'server-only';
import { LANDING_QUERY } from '@/lib/shared/attribution/landing';

/** Those parameters, so that they reach the first page that can read them. */
export function landingOf(query: URLSearchParams): Record<string, string | undefined> {
  return Object.fromEntries(LANDING_QUERY.map((name) => [name, query.get(name) ?? undefined]));
}
