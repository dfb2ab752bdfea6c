import { useLocale, useTranslations } from 'next-intl';
import grid from '@/components/lobby/game/game-grid.module.css';
import { GameList } from '@/components/lobby/game/game-list';
import { findGames, type LobbyFilter } from '@/components/lobby/game/lobby-filter';
import { VendorRail } from '@/components/lobby/vendor/vendor-rail';
import { NoResults } from '@/components/search/no-results';
import { ButtonLink } from '@/components/ui/button/button-link';
import { StatePanel } from '@/components/ui/state/state-panel';
import type { Game, VendorCard } from '@/lib/shared/lobby/lobby';
import { isSearching, toSearchFields } from '@/lib/shared/lobby/search-query';
import type { VendorNames } from '@/lib/shared/lobby/vendor-names';
import { ROUTES, toHref } from '@/lib/shared/routes';

type FilteredGamesProps = {
  readonly games: readonly Game[];
  readonly cards: readonly VendorCard[];
  readonly filter: LobbyFilter;
  readonly names: VendorNames;
  readonly query: URLSearchParams;
};

/** Games of a search, a category or a vendor. */
export function FilteredGames({ games, cards, filter, names, query }: FilteredGamesProps) {
  const t = useTranslations('lobby');
  const search = useTranslations('search');
  const tag = useLocale();
  const isSearch = isSearching(filter);
  const matches = findGames(games, filter, { names, tag });
  const hrefOf = (page: number) =>
    toHref(ROUTES.game, { ...toSearchFields(filter), page: String(page) }, query);
  const all = toHref(ROUTES.game, {}, query);
  // A category's vendors are its content, each with a lobby of its own.
  const hasVendors = cards.length > 0 && filter.vendor === undefined;
  return (
    <>
      {isSearch && <p className={grid.count}>{search('results', { count: matches.length })}</p>}
      {!isSearch && cards.length > 0 && (
        <VendorRail cards={cards} current={filter.vendor} label={t('vendors')} query={query} />
      )}
      {matches.length > 0 && (
        <GameList games={matches} hrefOf={hrefOf} names={names} page={filter.page} query={query} />
      )}
      {matches.length === 0 && isSearch && (
        <NoResults names={names} popular={games.filter(({ hot }) => hot)} query={query}>
          <ButtonLink href={all}>{search('reset')}</ButtonLink>
        </NoResults>
      )}
      {matches.length === 0 && !isSearch && !hasVendors && (
        <StatePanel icon="games" text={t('emptyText')} title={t('emptyTitle')}>
          <ButtonLink href={all}>{t('seeAll')}</ButtonLink>
        </StatePanel>
      )}
    </>
  );
}
