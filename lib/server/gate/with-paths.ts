// Gate step: paths that are not what they seem: the root, and pages that only the gate may show (R1, SEC-11, ruling 44).
import 'server-only';
import { type GateContext, type Outcome, redirectTo } from '@/lib/server/gate/context';
import { CATEGORY_ROUTES, ROUTES, toHref } from '@/lib/shared/routes';

/** Folder of the pages that the gate shows; from outside it does not exist. */
export const INTERNAL_FOLDER = '/status';

function isInternal(path: string): boolean {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return true;
  }
  return decoded.toLowerCase().split('/').includes(INTERNAL_FOLDER.slice(1));
}

const PAGES: ReadonlySet<string> = new Set<string>([...Object.values(ROUTES), ...CATEGORY_ROUTES]);

// Next would take any of them for a category, and hint the styles of a page that is not there.
function isNoPage(path: string): boolean {
  return /^\/m\/[^/.]+$/.test(path) && !PAGES.has(path);
}

/** Hides the internal pages, knows which names under /m are pages, and leads `/` and `/m` to the home page with the kept query (R1). */
export function withPaths({ path, url }: GateContext): Outcome | undefined {
  if (isInternal(path) || isNoPage(path)) return { kind: 'show', page: 'missing', status: 404 };
  if (path === ROUTES.root || path === '/m')
    return redirectTo(toHref(ROUTES.home, {}, url.searchParams), 307);
  return undefined;
}
