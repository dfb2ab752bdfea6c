// The sitemap of the current host: pages that its merchant has.
import 'server-only';
import { getGames } from '@/lib/server/features/page-data/lobby';
import { getAnnouncements } from '@/lib/server/features/page-data/promotions';
import { isIndexedHost } from '@/lib/server/features/seo/is-indexed-host';
import { lobbyAt } from '@/lib/shared/lobby/category-lobby';
import { CATEGORY_LOBBIES, ROUTES, toHref } from '@/lib/shared/routes';
import { buildSitemap, type SitemapEntry, type SitemapPage } from '@/lib/shared/seo/sitemap';
import type { Site } from '@/lib/shared/site/site';

const MAX_NEWS = 50;

/** Lobbies that hold a game; all of them while games are unavailable, since search engines soon drop a missing page. */
async function listLobbies(site: Site): Promise<SitemapPage[]> {
  const games = await getGames(site);
  const held = games.ok ? new Set(games.value.map(({ category }) => category)) : undefined;
  return Object.values(CATEGORY_LOBBIES)
    .filter((path) => !held || lobbyAt(path)?.categories.some((category) => held.has(category)))
    .map((path) => ({ path }));
}

async function listNews(site: Site): Promise<SitemapPage[]> {
  const news = await getAnnouncements(site, 'NEWS');
  if (!news.ok) return [];
  return news.value
    .slice(0, MAX_NEWS)
    .map(({ id, publishedAt }) => ({ path: toHref(ROUTES.news, { id }), publishedAt }));
}

/** Returns the entries in the merchant's languages, without single promotions; undefined on a host that must not be indexed. */
export async function getSitemap(site: Site): Promise<SitemapEntry[] | undefined> {
  const { brand, protocol, host } = site;
  if (!brand || !isIndexedHost(site)) return undefined;
  const [lobbies, news] = await Promise.all([listLobbies(site), listNews(site)]);
  const own = [ROUTES.home, ROUTES.activity, ROUTES.news, ROUTES.download, ROUTES.app];
  const pages = [...own.map((path) => ({ path })), ...lobbies, ...news];
  return buildSitemap({ origin: `${protocol}//${host}`, languages: brand.languages, pages });
}
