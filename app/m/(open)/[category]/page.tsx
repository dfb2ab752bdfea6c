import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { lobbyMetadata } from '@/app/m/(open)/[category]/lobby-metadata';
import { CategoryLobbyView } from '@/components/lobby/category-lobby-view';
import { parseLobbyFilter } from '@/components/lobby/game/lobby-filter';
import { StructuredData } from '@/components/seo/structured-data';
import { FailurePanel } from '@/components/status/failure-panel';
import { MissingPanel } from '@/components/status/missing-panel';
import { getGames, getLanes } from '@/lib/server/features/page-data/lobby';
import { getInnerData } from '@/lib/server/features/seo/page-data';
import { getSite } from '@/lib/server/http/get-site';
import { reportFailed, reportMissing } from '@/lib/server/pages/data/report-page-status';
import { lobbyAt } from '@/lib/shared/lobby/category-lobby';
import { toGameQuery } from '@/lib/shared/lobby/game-address';
import { toListPage } from '@/lib/shared/lobby/list-page';
import { ROUTES, toHref } from '@/lib/shared/routes';

type CategoryPageProps = {
  readonly params: Promise<{ category: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params, searchParams }: CategoryPageProps): Promise<Metadata> {
  const lobby = lobbyAt(`/m/${(await params).category}`);
  if (!lobby) return { title: (await getTranslations('meta'))('missing') };
  return lobbyMetadata(lobby, parseLobbyFilter(await searchParams).page);
}

/** Category lobby; missing for a path that is no category. */
export default async function CategoryPage({ params, searchParams }: CategoryPageProps) {
  const lobby = lobbyAt(`/m/${(await params).category}`);
  const site = await getSite();
  if (!lobby) {
    reportMissing();
    return <MissingPanel query={site.query} />;
  }
  const [lanes, games] = await Promise.all([getLanes(site), getGames(site)]);
  if (!games.ok) {
    reportFailed();
    return <FailurePanel isPage retryHref={toHref(lobby.path, {}, site.query)} traceId={games.traceId} />;
  }
  const name = (await getTranslations('category'))(lobby.category);
  const own = games.value.filter(({ category }) => lobby.categories.includes(category));
  const { items, page } = toListPage(own, parseLobbyFilter(await searchParams).page);
  const list = items.map((game) => ({ name: game.name, path: ROUTES.game, query: toGameQuery(game) }));
  return (
    <>
      <StructuredData nodes={getInnerData(site, { name, list })} />
      <CategoryLobbyView
        games={games.value}
        lanes={lanes.ok ? lanes.value : []}
        lobby={lobby}
        page={page}
        query={site.query}
      />
    </>
  );
}
