// Where a game's own way out leads: only to this merchant, never where the address happens to say.
import { ROUTES } from '@/lib/shared/routes';
import { parseInternalPath } from '@/lib/shared/url/internal-path';
import { parseResourceUrl, parseTrustedUrl } from '@/lib/shared/url/resource-url';

/** Whose hosts may be named. */
export type BackUrlFacts = {
  /** Host of this page with its port. */
  readonly host: string;
  /** The merchant's hosts and trusted hosts as the registry has them, exact or with a leading `*.`. */
  readonly hosts: readonly string[];
};

/**
 * The way back: a path under /m, or an https address on one of the merchant's own or trusted hosts; anything else leads
 * to /m/home. An address of this very host becomes its path, so that it is held to the same rule.
 */
export function toBackUrl(raw: string | undefined, { host, hosts }: BackUrlFacts): string {
  const href = parseResourceUrl(raw);
  if (href === undefined) return parseInternalPath(raw) ?? ROUTES.home;
  const url = new URL(href);
  if (url.host === host) return parseInternalPath(url.pathname + url.search + url.hash) ?? ROUTES.home;
  return parseTrustedUrl(href, hosts) ?? ROUTES.home;
}
