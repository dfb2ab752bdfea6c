import { useTranslations } from 'next-intl';
import { GameList } from '@/components/lobby/game/game-list';
import { filterGames, type LobbyFilter } from '@/components/lobby/section/lobby-filter';
import { VendorRail } from '@/components/lobby/vendor/vendor-rail';
import { ButtonLink } from '@/components/ui/button/button-link';
import { StatePanel } from '@/components/ui/state/state-panel';
import type { Game, VendorCard } from '@/lib/shared/lobby/lobby';
import { ROUTES, toHref } from '@/lib/shared/routes';

type FilteredGamesProps = {
  readonly games: readonly Game[];
  readonly cards: readonly VendorCard[];
  readonly filter: LobbyFilter;
  readonly names: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
};

/** What one category or one vendor holds. */
export function FilteredGames({ games, cards, filter, names, query }: FilteredGamesProps) {
  const t = useTranslations('lobby');
  const found = filterGames(games, filter);
  const { category, vendor } = filter;
  const hrefOf = (page: number) => toHref(ROUTES.game, { category, vendor, page: String(page) }, query);
  return (
    <>
      {cards.length > 0 && <VendorRail cards={cards} current={vendor} label={t('vendors')} query={query} />}
      {found.length > 0 && (
        <GameList games={found} hrefOf={hrefOf} names={names} page={filter.page} query={query} />
      )}
      {found.length === 0 && (
        <StatePanel icon="games" text={t('emptyText')} title={t('emptyTitle')}>
          <ButtonLink href={toHref(ROUTES.game, {}, query)}>{t('seeAll')}</ButtonLink>
        </StatePanel>
      )}
    </>
  );
}
