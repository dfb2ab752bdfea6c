// Which paths are pages, and where the pages are that only the pipeline may show.
import 'server-only';
import { DEVELOPMENT_PAGES } from '@/lib/server/http/development-pages';
import type { PipelinePage } from '@/lib/server/http/request-context';
import { CATEGORY_ROUTES, ROUTES } from '@/lib/shared/routes';

/** Folder of the pages that the pipeline shows; for visitors it does not exist. */
export const INTERNAL_FOLDER = '/status';

const PAGES: ReadonlySet<string> = new Set<string>([
  ...Object.values(ROUTES),
  ...CATEGORY_ROUTES,
  ...DEVELOPMENT_PAGES,
]);

// They are among the site's pages, but visitors cannot open them by their paths.
const SITE_PLACES: Partial<Record<PipelinePage, string>> = { missing: '/m/missing', locked: '/m/locked' };

/** Returns the path of a page that the pipeline shows: the missing and the locked one have the brand's look, all others none. */
export function placeOf(page: PipelinePage): string {
  return SITE_PLACES[page] ?? `${INTERNAL_FOLDER}/${page}`;
}

/** Whether a path is one of the site's pages, as it is written. */
export function isPagePath(path: string): boolean {
  return PAGES.has(path);
}
