import { ROUTES } from '@/lib/shared/routes';
import { parseInternalPath } from '@/lib/shared/url/internal-path';
import { parseResourceUrl, parseTrustedUrl } from '@/lib/shared/url/resource-url';

export type BackUrlFacts = {
  readonly host: string;
  /** The merchant's hosts and trusted hosts in the registry, exact or with a leading `*.`. */
  readonly hosts: readonly string[];
};

/** Returns a path under /m, or an https address on one of the merchant's hosts; anything else becomes /m/home. */
export function toBackUrl(raw: string | undefined, { host, hosts }: BackUrlFacts): string {
  const href = parseResourceUrl(raw);
  if (href === undefined) return parseInternalPath(raw) ?? ROUTES.home;
  const url = new URL(href);
  if (url.host === host) return parseInternalPath(url.pathname + url.search + url.hash) ?? ROUTES.home;
  return parseTrustedUrl(href, hosts) ?? ROUTES.home;
}
