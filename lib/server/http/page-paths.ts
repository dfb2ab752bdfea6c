// Which paths are pages, and the internal paths that only the pipeline may show.
import 'server-only';
import { DEVELOPMENT_PAGES } from '@/lib/server/http/development-pages';
import type { PipelinePage } from '@/lib/server/http/request-context';
import { CATEGORY_ROUTES, ROUTES } from '@/lib/shared/routes';

export const INTERNAL_FOLDER = '/status';

const PAGES: ReadonlySet<string> = new Set<string>([
  ...Object.values(ROUTES),
  ...CATEGORY_ROUTES,
  ...DEVELOPMENT_PAGES,
]);

// They have the brand's look, so they lie among its pages, but visitors cannot open them.
const SITE_PLACES: Partial<Record<PipelinePage, string>> = { missing: '/m/missing', locked: '/m/locked' };

/** Returns the internal path of a page that the pipeline shows. */
export function placeOf(page: PipelinePage): string {
  return SITE_PLACES[page] ?? `${INTERNAL_FOLDER}/${page}`;
}

/** Returns whether a path is one of the site's pages, as written. */
export function isPagePath(path: string): boolean {
  return PAGES.has(path);
}
