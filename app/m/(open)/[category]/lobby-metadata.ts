import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getGames, getLanes } from '@/lib/server/features/page-data/lobby';
import { toAddresses } from '@/lib/server/features/seo/page-card';
import { getSite } from '@/lib/server/http/get-site';
import type { CategoryLobby } from '@/lib/shared/lobby/category-lobby';
import { toListPage } from '@/lib/shared/lobby/list-page';
import { NOT_INDEXED } from '@/lib/shared/seo/robots';
import type { Site } from '@/lib/shared/site/site';

/** A lobby with vendors but no games is described by the brand's text; one with neither is not indexed. */
async function describeWithoutGames(site: Site, { category, categories }: CategoryLobby): Promise<Metadata> {
  const t = await getTranslations();
  const lanes = await getLanes(site);
  const hasVendors =
    lanes.ok && lanes.value.some((lane) => categories.includes(lane.category) && lane.cards.length > 0);
  const title = t(`category.${category}`);
  const brand = site.brand?.name ?? '';
  if (hasVendors) return { title, description: `${title} · ${t('manifest.description', { brand })}` };
  return { title, description: `${title} · ${brand}. ${t('lobby.emptyText')}`, robots: NOT_INDEXED };
}

/** Metadata of a lobby: its number of games and the page of a long list; a page number that is too high means the last one. */
export async function lobbyMetadata(lobby: CategoryLobby, page: number): Promise<Metadata> {
  const { category, categories } = lobby;
  const site = await getSite();
  const { brand } = site;
  const name = (await getTranslations('category'))(category);
  const games = await getGames(site);
  if (!brand || !games.ok) return { title: name };
  const t = await getTranslations('lobby');
  const own = games.value.filter((game) => categories.includes(game.category));
  const count = own.length;
  if (count === 0) return describeWithoutGames(site, lobby);
  const { page: current, last } = toListPage(own, page);
  const part = current > 1 ? ` (${t('page', { page: current, last })})` : '';
  const query = new URLSearchParams(site.query);
  query.set('page', String(current));
  return {
    title: `${name}${part}`,
    description: `${t('lobbyText', { brand: brand.name, category: name, count })}${part}`,
    alternates: toAddresses({ site: { ...site, query }, brand, favicon: undefined }),
  };
}
