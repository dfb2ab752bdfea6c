import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { gameAreaMetadata } from '@/app/m/(open)/game/game-area-metadata';
import { OneGame } from '@/app/m/(open)/game/one-game';
import { parseLobbyFilter } from '@/components/lobby/game/lobby-filter';
import { GameArea } from '@/components/lobby/game-area';
import { FailurePanel } from '@/components/status/failure-panel';
import { MissingPanel } from '@/components/status/missing-panel';
import { getGames, getLanes } from '@/lib/server/features/page-data/lobby';
import { getSite } from '@/lib/server/http/get-site';
import { reportFailed, reportMissing } from '@/lib/server/pages/data/report-page-status';
import { findGameOf } from '@/lib/shared/lobby/game-address';
import { toSearchFields } from '@/lib/shared/lobby/search-query';
import { ROUTES, toHref } from '@/lib/shared/routes';

type GameAreaPageProps = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

export function generateMetadata({ searchParams }: GameAreaPageProps): Promise<Metadata> {
  return gameAreaMetadata(searchParams);
}

/** Messages that the search needs in the browser: its own, those of cards and of failures. */
async function GameSearch(props: ComponentProps<typeof GameArea>) {
  const { errors, fault, game, lobby, notice, search } = await getMessages();
  return (
    <NextIntlClientProvider
      messages={{ errors, fault, game, lobby: { categories: lobby?.categories }, notice, search }}
    >
      <GameArea {...props} />
    </NextIntlClientProvider>
  );
}

/** All games with the search, one category or vendor of them, or the page of one game. */
export default async function GameAreaPage({ searchParams }: GameAreaPageProps) {
  const site = await getSite();
  const filter = parseLobbyFilter(await searchParams);
  const [lanes, games] = await Promise.all([getLanes(site), getGames(site)]);
  if (!games.ok) {
    reportFailed();
    return (
      <FailurePanel
        isPage
        retryHref={toHref(ROUTES.game, { ...toSearchFields(filter), game: filter.game }, site.query)}
        traceId={games.traceId}
      />
    );
  }
  const rows = { lanes: lanes.ok ? lanes.value : [], games: games.value, query: site.query };
  if (filter.game === undefined) return <GameSearch filter={filter} {...rows} />;
  const game = findGameOf(games.value, filter);
  if (!game) {
    reportMissing();
    return <MissingPanel query={site.query} />;
  }
  return <OneGame game={game} {...rows} />;
}
