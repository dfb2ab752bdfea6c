import { useTranslations } from 'next-intl';
import { CategoryBar, type CategoryLink } from '@/components/lobby/category/category-bar';
import { categoryIcon } from '@/components/lobby/category/category-icon';
import { useCategoryName } from '@/components/lobby/category/use-category-name';
import { FilteredGames } from '@/components/lobby/filtered-games';
import type { LobbyFilter } from '@/components/lobby/section/lobby-filter';
import { LobbySection } from '@/components/lobby/section/lobby-section';
import { toSections, vendorNames } from '@/components/lobby/section/lobby-sections';
import { StatePanel } from '@/components/ui/state/state-panel';
import type { Game, Lane } from '@/lib/shared/lobby/lobby';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './game-area.module.css';

type GameAreaProps = {
  readonly lanes: readonly Lane[];
  readonly games: readonly Game[];
  readonly filter: LobbyFilter;
  readonly query: URLSearchParams;
};

/** The game area: everything by category, or what a category or vendor holds. */
export function GameArea({ lanes, games, filter, query }: GameAreaProps) {
  const t = useTranslations('lobby');
  const nameOf = useCategoryName();
  const rows = { names: vendorNames(lanes), query };
  const sections = toSections(lanes, games);
  const current = sections.find(({ lane }) => lane.category === filter.category)?.lane;
  const isFiltered = Boolean(filter.category ?? filter.vendor);
  const links = sections.map(({ lane: { category, title } }) => ({
    id: category,
    name: nameOf(category, title),
    icon: categoryIcon(category),
    href: toHref(ROUTES.game, { category }, query),
    isCurrent: category === filter.category,
  }));
  const all: CategoryLink = {
    id: 'all',
    name: t('everything'),
    icon: 'grid',
    href: toHref(ROUTES.game, {}, query),
    isCurrent: !isFiltered,
  };
  const title = current ? nameOf(current.category, current.title) : rows.names[filter.vendor ?? ''];
  return (
    <>
      <h1 className={styles.title}>{title ?? t('games')}</h1>
      <CategoryBar links={[all, ...links]} />
      {isFiltered && <FilteredGames cards={current?.cards ?? []} filter={filter} games={games} {...rows} />}
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
    </>
  );
}
