// The sitemap of the current host: pages that its merchant has.
import 'server-only';
import { getGames, getLanes } from '@/lib/server/features/page-data/lobby';
import { getAnnouncements } from '@/lib/server/features/page-data/promotions';
import { isIndexedHost } from '@/lib/server/features/seo/is-indexed-host';
import { isClosedPage } from '@/lib/shared/calls/feature';
import { lobbyAt } from '@/lib/shared/lobby/category-lobby';
import { PAGE_LENGTH } from '@/lib/shared/lobby/list-page';
import { CATEGORY_LOBBIES, ROUTES, toHref } from '@/lib/shared/routes';
import { buildSitemap, type SitemapEntry, type SitemapPage } from '@/lib/shared/seo/sitemap';
import type { Site } from '@/lib/shared/site/site';

const toCategory = ({ category }: { readonly category: string }) => category;

function listPages(path: string, count: number): SitemapPage[] {
  const pages = Math.max(1, Math.ceil(count / PAGE_LENGTH));
  return Array.from({ length: pages }, (_, at) => ({
    path: at === 0 ? path : toHref(path, { page: String(at + 1) }),
  }));
}

/** Lobbies with games or vendors, page by page; all of them while games are unavailable, since search engines soon drop a missing page. */
async function listLobbies(site: Site): Promise<SitemapPage[]> {
  const [games, lanes] = await Promise.all([getGames(site), getLanes(site)]);
  const hasVendors = new Set(
    (lanes.ok ? lanes.value : []).filter(({ cards }) => cards.length > 0).map(toCategory),
  );
  return Object.values(CATEGORY_LOBBIES).flatMap((path) => {
    const categories = lobbyAt(path)?.categories ?? [];
    const count = games.ok ? games.value.filter(({ category }) => categories.includes(category)).length : 0;
    const isShown = !games.ok || count > 0 || categories.some((category) => hasVendors.has(category));
    return isShown ? listPages(path, count) : [];
  });
}

async function listNews(site: Site): Promise<SitemapPage[]> {
  const news = await getAnnouncements(site, 'NEWS');
  if (!news.ok) return [];
  return news.value.map(({ id, publishedAt }) => ({ path: toHref(ROUTES.news, { id }), publishedAt }));
}

/** Returns the entries in the merchant's languages, without single promotions; undefined on a host that must not be indexed. */
export async function getSitemap(site: Site): Promise<SitemapEntry[] | undefined> {
  const { brand, protocol, host } = site;
  if (!brand || !isIndexedHost(site)) return undefined;
  const [lobbies, news] = await Promise.all([listLobbies(site), listNews(site)]);
  const own = [ROUTES.home, ROUTES.index, ROUTES.activity, ROUTES.news, ROUTES.download, ROUTES.app].filter(
    (path) => !isClosedPage(brand.off, path),
  );
  const pages = [...own.map((path) => ({ path })), ...lobbies, ...news];
  return buildSitemap({ origin: `${protocol}//${host}`, languages: brand.languages, pages });
}
