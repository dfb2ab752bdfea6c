import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CategoryLobby } from '@/components/lobby/category/category-lobby';
import { parseLobbyFilter } from '@/components/lobby/section/lobby-filter';
import { FailurePanel } from '@/components/status/failure-panel';
import { MissingPanel } from '@/components/status/missing-panel';
import { getGames, getLanes } from '@/lib/server/backend/lobby';
import { answerMissing } from '@/lib/server/page/answer-status';
import { getSite } from '@/lib/server/page/get-site';
import { lobbyAt } from '@/lib/shared/lobby/category-lobby';
import { toHref } from '@/lib/shared/routes';

type CategoryPageProps = {
  readonly params: Promise<{ category: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: CategoryPageProps): Promise<Metadata> {
  const lobby = lobbyAt(`/m/${(await params).category}`);
  if (!lobby) return { title: (await getTranslations('meta'))('missing') };
  const site = await getSite();
  const games = await getGames(site);
  const category = (await getTranslations('category'))(lobby.category);
  const count = games.ok ? games.value.filter((game) => lobby.categories.includes(game.category)).length : 0;
  const t = await getTranslations('lobby');
  const description = t('lobbyText', { brand: site.brand?.name ?? '', category, count });
  return count > 0 ? { title: category, description } : { title: category };
}

/** A category lobby (R13); a page that is not built yet, named by a path of its own, is missing. */
export default async function CategoryPage({ params, searchParams }: CategoryPageProps) {
  const lobby = lobbyAt(`/m/${(await params).category}`);
  const site = await getSite();
  if (!lobby) {
    answerMissing();
    return <MissingPanel query={site.query} />;
  }
  const { page } = parseLobbyFilter(await searchParams);
  const [lanes, games] = await Promise.all([getLanes(site), getGames(site)]);
  if (!games.ok)
    return <FailurePanel isPage retryHref={toHref(lobby.path, {}, site.query)} traceId={games.traceId} />;
  return (
    <CategoryLobby
      games={games.value}
      lanes={lanes.ok ? lanes.value : []}
      lobby={lobby}
      page={page}
      query={site.query}
    />
  );
}
