// What crawlers are told before they ask for anything else: robots.txt by host.
import { CSP_REPORT_PATH } from '@/lib/shared/http/security-headers';
import { ROUTES } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';

/** Robots value of a page that must not be found. */
export const NOT_INDEXED = { index: false, follow: false } as const;

/** The rules of a host, for crawlers of every name. */
export type RobotsRules = {
  readonly rules: {
    readonly userAgent: '*';
    readonly allow: '/';
    readonly disallow?: string[];
  };
  readonly sitemap?: string;
};

// None of these is a page: calls, the hop to a partner, a report's target. What says `noindex` must be read, and so is never listed.
const CLOSED = ['/wps/', ROUTES.out, CSP_REPORT_PATH];

/**
 * An indexed host opens its pages and names its sitemap; any other one forbids nothing, for a page that may not be read cannot say
 * that it is not to be indexed.
 */
export function buildRobots(origin: string, isIndexed: boolean): RobotsRules {
  if (!isIndexed) return { rules: { userAgent: '*', allow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/', disallow: CLOSED },
    sitemap: `${origin}${SITE_FILES.sitemap}`,
  };
}
