import { useTranslations } from 'next-intl';
import { categoryIcon } from '@/components/lobby/category/category-icon';
import type { Choice } from '@/components/lobby/category/search-labels';
import { useCategoryName } from '@/components/lobby/category/use-category-links';
import { FilteredGames } from '@/components/lobby/filtered-games';
import type { LobbyFilter } from '@/components/lobby/game/lobby-filter';
import { Hearts } from '@/components/lobby/saved/hearts';
import { LobbySection } from '@/components/lobby/section/lobby-section';
import { toSections } from '@/components/lobby/section/lobby-sections';
import { SearchPanel } from '@/components/search/panel/search-panel';
import { StatePanel } from '@/components/ui/state/state-panel';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import type { Game, Lane } from '@/lib/shared/lobby/lobby';
import { offeredTags } from '@/lib/shared/lobby/search-games';
import { isSearching } from '@/lib/shared/lobby/search-query';
import { type VendorNames, vendorNameOf, vendorNames } from '@/lib/shared/lobby/vendor-names';
import { carriedQuery } from '@/lib/shared/routes';

const SUGGESTED_LENGTH = 6;

type GameAreaProps = {
  readonly lanes: readonly Lane[];
  readonly games: readonly Game[];
  readonly filter: LobbyFilter;
  readonly query: URLSearchParams;
};

// Those with games, and the requested one, by name.
function vendorChoices(
  games: readonly Game[],
  names: VendorNames,
  { vendor: selectedVendor, category = '' }: Pick<LobbyFilter, 'vendor' | 'category'>,
): Choice[] {
  const codes = new Set(games.map(({ vendor }) => vendor));
  if (selectedVendor) codes.add(selectedVendor);
  codes.delete('');
  return [...codes]
    .slice(-LIST_LIMIT.vendors)
    .map((id) => ({ id, name: vendorNameOf(names, { vendor: id, category }) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Game area: search, and games by category or filter. */
export function GameArea({ lanes, games, filter, query }: GameAreaProps) {
  const t = useTranslations('lobby');
  const nameOf = useCategoryName();
  const { text, category, vendor, tags, sort } = filter;
  const rows = { names: vendorNames(lanes), query };
  const sections = toSections(lanes, games);
  const cards = sections.find(({ lane }) => lane.category === category)?.lane.cards ?? [];
  const isFiltered = isSearching(filter) || Boolean(category ?? vendor);
  const categories = sections.map(({ lane }) => ({
    id: lane.category,
    name: nameOf(lane.category, lane.title),
    icon: categoryIcon(lane.category),
  }));
  return (
    <>
      <Hearts />
      <SearchPanel
        categories={[{ id: '', name: t('everything'), icon: 'grid' }, ...categories]}
        initial={{ text, category, vendor, tags, sort }}
        carried={carriedQuery(query).toString()}
        suggested={[...new Set(games.filter(({ hot }) => hot).map(({ name }) => name))].slice(
          0,
          SUGGESTED_LENGTH,
        )}
        tags={offeredTags(games, tags)}
        title={t('games')}
        names={rows.names}
        vendors={vendorChoices(games, rows.names, filter)}
      >
        {isFiltered && <FilteredGames cards={cards} filter={filter} games={games} {...rows} />}
        {!isFiltered &&
          sections.map((section, index) => (
            <LobbySection
              isFirst={index === 0}
              key={section.lane.category}
              section={section}
              shape="grid"
              {...rows}
            />
          ))}
        {!isFiltered && sections.length === 0 && (
          <StatePanel icon="games" text={t('emptyText')} title={t('emptyTitle')} />
        )}
      </SearchPanel>
    </>
  );
}
