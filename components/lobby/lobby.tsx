import { useTranslations } from 'next-intl';
import { BannerCarousel } from '@/components/lobby/banner/banner-carousel';
import { CategoryBar } from '@/components/lobby/category/category-bar';
import { categoryIcon } from '@/components/lobby/category/category-icon';
import { useCategoryName } from '@/components/lobby/category/use-category-name';
import { LobbySection, sectionId } from '@/components/lobby/section/lobby-section';
import { toSections, vendorNames } from '@/components/lobby/section/lobby-sections';
import { PickedSection } from '@/components/lobby/section/picked-section';
import { FailurePanel } from '@/components/status/failure-panel';
import { StatePanel } from '@/components/ui/state/state-panel';
import type { Result } from '@/lib/shared/calls/envelope';
import type { Banner, Game, Lane } from '@/lib/shared/lobby/lobby';
import { ROUTES, toHref } from '@/lib/shared/routes';

const PICKED_LENGTH = 10;

type LobbyProps = {
  readonly brandName: string;
  readonly lanes: Result<Lane[]>;
  readonly games: Result<Game[]>;
  readonly banners: Result<Banner[]>;
  readonly query: URLSearchParams;
};

/** The home page: banners, categories, what is hot and new, then a row per category in the order of SPEC §9 (G9). */
export function Lobby({ brandName, lanes, games, banners, query }: LobbyProps) {
  const t = useTranslations('lobby');
  const nameOf = useCategoryName();
  const laneList = lanes.ok ? lanes.value : [];
  const gameList = games.ok ? games.value : [];
  const sections = toSections(laneList, gameList);
  const rows = { names: vendorNames(laneList), query };
  const hot = gameList.filter((game) => game.hot).slice(0, PICKED_LENGTH);
  const fresh = gameList.filter((game) => game.isNew).slice(0, PICKED_LENGTH);
  const fault = [lanes, games].find((result) => !result.ok);
  const links = sections.map(({ lane }) => ({
    id: lane.category,
    name: nameOf(lane.category, lane.title),
    icon: categoryIcon(lane.category),
    href: `#${sectionId(lane.category)}`,
  }));
  return (
    <>
      <h1 className="visually-hidden">{t('heading', { brand: brandName })}</h1>
      <BannerCarousel banners={banners.ok ? banners.value : []} query={query} />
      {links.length > 0 && <CategoryBar links={links} />}
      <PickedSection games={hot} icon="fire" isRanked title={t('hot')} {...rows} />
      <PickedSection games={fresh} icon="spark" title={t('fresh')} {...rows} />
      {sections.map((section) => (
        <LobbySection key={section.lane.category} section={section} shape="rail" {...rows} />
      ))}
      {fault && <FailurePanel retryHref={toHref(ROUTES.home, {}, query)} traceId={fault.traceId} />}
      {!fault && sections.length === 0 && (
        <StatePanel icon="games" text={t('emptyText')} title={t('emptyTitle')} />
      )}
    </>
  );
}
