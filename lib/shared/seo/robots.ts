// robots.txt by host.
import { ERROR_REPORT_PATH } from '@/lib/shared/crash/error-report';
import { CSP_REPORT_PATH } from '@/lib/shared/http/security-headers';
import { ROUTES } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';

export const NOT_INDEXED = { index: false, follow: false } as const;

export type RobotsRules = {
  readonly rules: {
    readonly userAgent: '*';
    readonly allow: '/';
    readonly disallow?: string[];
  };
  readonly sitemap?: string;
};

// No pages. A page with `noindex` must stay readable, so it is never listed.
const CLOSED = ['/wps/', ROUTES.out, CSP_REPORT_PATH, ERROR_REPORT_PATH];

/** Allows all on every host, since `noindex` works only on readable pages; an indexed host names its sitemap. */
export function buildRobots(origin: string, isIndexed: boolean): RobotsRules {
  if (!isIndexed) return { rules: { userAgent: '*', allow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/', disallow: CLOSED },
    sitemap: `${origin}${SITE_FILES.sitemap}`,
  };
}
