import { useTranslations } from 'next-intl';
import { categoryIcon } from '@/components/lobby/category/category-icon';
import { useCategoryName } from '@/components/lobby/category/use-category-links';
import { GameGrid } from '@/components/lobby/game/game-grid';
import { GameRail } from '@/components/lobby/game/game-rail';
import { VendorRail } from '@/components/lobby/vendor/vendor-rail';
import { categoryHref } from '@/lib/shared/lobby/category-lobby';
import type { VendorNames } from '@/lib/shared/lobby/vendor-names';
import type { LobbySectionData as Section } from './lobby-sections';
import styles from './section.module.css';
import { SectionHead } from './section-head';

type LobbySectionProps = {
  readonly section: Section;
  readonly names: VendorNames;
  readonly query: URLSearchParams;
  /** A row on the home page, a block in the game area. */
  readonly shape: 'rail' | 'grid';
  /** First of the page: its pictures load eagerly. */
  readonly isFirst?: boolean;
};

const RAIL_LENGTH = 4;
const GRID_LENGTH = 6;
const GRID_COLUMNS = 3;

/** One category: its games, and the vendors of its group. */
export function LobbySection({ section, names, query, shape, isFirst }: LobbySectionProps) {
  const { lane, games, vendors } = section;
  const t = useTranslations('lobby');
  const nameOf = useCategoryName();
  const title = nameOf(lane.category, lane.title);
  const href = categoryHref(lane.category, query);
  const looks = [
    styles.section,
    shape === 'grid' && styles.grid,
    shape === 'grid' && games.length <= GRID_COLUMNS && styles.few,
    games.length === 0 && styles.withoutGames,
    vendors.length > 0 && styles.withVendors,
  ];
  return (
    <section className={looks.filter(Boolean).join(' ')} id={`lane-${lane.category}`}>
      <SectionHead count={lane.gameCount} href={href} icon={categoryIcon(lane.category)} title={title} />
      {games.length > 0 && shape === 'rail' && (
        <GameRail games={games.slice(0, RAIL_LENGTH)} label={title} names={names} query={query} />
      )}
      {games.length > 0 && shape === 'grid' && (
        <GameGrid games={games.slice(0, GRID_LENGTH)} isFirst={isFirst} names={names} query={query} />
      )}
      {vendors.length > 0 && (
        <VendorRail
          cards={vendors}
          label={t('vendorsOf', { group: nameOf(lane.group, title) })}
          query={query}
        />
      )}
    </section>
  );
}
