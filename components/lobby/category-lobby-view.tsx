import { useTranslations } from 'next-intl';
import { CategoryBar } from '@/components/lobby/category/category-bar';
import { useCategoryLinks, useCategoryName } from '@/components/lobby/category/use-category-links';
import { GameList } from '@/components/lobby/game/game-list';
import { Hearts } from '@/components/lobby/saved/hearts';
import {
  listLanes,
  markLobbies,
  toSections,
  toVendorGroups,
} from '@/components/lobby/section/lobby-sections';
import { VendorRail } from '@/components/lobby/vendor/vendor-rail';
import { ButtonLink } from '@/components/ui/button/button-link';
import { StatePanel } from '@/components/ui/state/state-panel';
import type { CategoryLobby as Lobby } from '@/lib/shared/lobby/category-lobby';
import type { Game, Lane } from '@/lib/shared/lobby/lobby';
import { vendorNames } from '@/lib/shared/lobby/vendor-names';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './category-lobby-view.module.css';

type CategoryLobbyViewProps = {
  readonly lobby: Lobby;
  readonly lanes: readonly Lane[];
  readonly games: readonly Game[];
  readonly page: number;
  readonly query: URLSearchParams;
};

/** One category with its vendors and games, in the specified order. */
export function CategoryLobbyView({ lobby, lanes, games, page, query }: CategoryLobbyViewProps) {
  const t = useTranslations('lobby');
  const nameOf = useCategoryName();
  const linksOf = useCategoryLinks();
  const sections = toSections(lanes, games);
  const held = sections.filter(({ lane }) => lobby.categories.includes(lane.category));
  const visibleGames = held.flatMap((section) => section.games);
  const own = lanes.filter(({ category }) => lobby.categories.includes(category));
  const vendors = toVendorGroups(markLobbies(own, games));
  const here = toHref(lobby.path, {}, query);
  const links = linksOf(listLanes(lanes, games), query).map((link) => ({
    ...link,
    isCurrent: link.href === here,
  }));
  return (
    <>
      <Hearts />
      <header className={styles.head}>
        <h1 className={styles.title}>{nameOf(lobby.category)}</h1>
        {visibleGames.length > 0 && (
          <p className={styles.count}>{t('count', { count: visibleGames.length })}</p>
        )}
      </header>
      {links.some(({ isCurrent }) => !isCurrent) && <CategoryBar links={links} />}
      {vendors.map(({ name, cards }) => (
        <section key={name}>
          {vendors.length > 1 && name !== '' && <h2 className={styles.class}>{name}</h2>}
          <VendorRail cards={cards} label={name || t('vendors')} query={query} />
        </section>
      ))}
      {visibleGames.length > 0 && (
        <GameList
          games={visibleGames}
          hrefOf={(part) => toHref(lobby.path, { page: String(part) }, query)}
          names={vendorNames(lanes)}
          page={page}
          query={query}
        />
      )}
      {visibleGames.length === 0 && vendors.length === 0 && (
        <StatePanel icon="games" text={t('emptyText')} title={t('emptyTitle')}>
          <ButtonLink href={toHref(ROUTES.game, {}, query)}>{t('seeAll')}</ButtonLink>
        </StatePanel>
      )}
    </>
  );
}
