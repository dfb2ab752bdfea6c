import type { Banner } from '@/lib/shared/lobby/lobby';
import { ROUTES, toHref, trimPath } from '@/lib/shared/routes';
import { parseInternalPath } from '@/lib/shared/url/internal-path';

/** Pages that a banner may lead to today; each issue that adds a page adds its row. */
const PAGES: ReadonlySet<string> = new Set([
  ROUTES.home,
  ROUTES.index,
  ROUTES.indexHtml,
  ROUTES.game,
  ROUTES.login,
]);

function pageHref(target: string): string | undefined {
  const path = parseInternalPath(target);
  return path && PAGES.has(trimPath(path.split(/[?#]/, 1)[0] ?? '')) ? path : undefined;
}

function gameHref(banner: Banner, query: URLSearchParams): string | undefined {
  const { vendor, linkage } = banner;
  if (vendor) return toHref(ROUTES.game, { vendor }, query);
  return linkage.target === '' ? undefined : toHref(ROUTES.game, { game: linkage.target }, query);
}

/** Where a tap on a banner leads (M2); undefined when there is no such page yet, then the banner is a picture only. */
export function bannerHref(banner: Banner, query: URLSearchParams): string | undefined {
  if (banner.linkage.type === 'G') return gameHref(banner, query);
  return banner.linkage.type === 'URL' ? pageHref(banner.linkage.target) : undefined;
}
