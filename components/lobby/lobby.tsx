import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BannerCarousel } from '@/components/lobby/banner/banner-carousel';
import { CategoryBar } from '@/components/lobby/category/category-bar';
import { useCategoryLinks } from '@/components/lobby/category/use-category-links';
import { NewsTicker } from '@/components/lobby/news-ticker';
import { Hearts } from '@/components/lobby/saved/hearts';
import { LobbySection } from '@/components/lobby/section/lobby-section';
import { listLanes, toSections } from '@/components/lobby/section/lobby-sections';
import { PickedSection } from '@/components/lobby/section/picked-section';
import { WinSection } from '@/components/lobby/win-section';
import { SearchField } from '@/components/search/search-field';
import { FailurePanel } from '@/components/status/failure-panel';
import { StatePanel } from '@/components/ui/state/state-panel';
import type { Result } from '@/lib/shared/calls/envelope';
import type { Banner, DisplayedWin, Game, Lane } from '@/lib/shared/lobby/lobby';
import { vendorNames } from '@/lib/shared/lobby/vendor-names';
import type { Announcement } from '@/lib/shared/news/parse-announcements';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { JoinStrip } from './join-strip';
import styles from './lobby.module.css';

type HomeHeroProps = {
  readonly banners: readonly Banner[];
  readonly brandName: string;
  readonly query: URLSearchParams;
};

/** The merchant's offers with a link to the registration; low, so that games are on the first screen. */
function HomeHero({ banners, brandName, query }: HomeHeroProps) {
  return (
    <div className={styles.hero} data-promo>
      <BannerCarousel banners={banners} />
      <JoinStrip brandName={brandName} query={query} />
    </div>
  );
}

/** A ranking needs at least so many games. */
const HOT_MIN = 3;
/** Length of the ranking. */
export const HOT_LENGTH = 10;
const FRESH_LENGTH = 5;
const WINS_LENGTH = 3;

type LobbyProps = {
  readonly brandName: string;
  readonly lanes: Result<Lane[]>;
  readonly games: Result<Game[]>;
  readonly banners: Result<Banner[]>;
  readonly news: Result<Announcement[]>;
  readonly query: URLSearchParams;
  /** Content above everything else. */
  readonly above?: ReactNode;
  /** Referral entry, if the merchant rewards it. */
  readonly referral?: ReactNode;
  /** Latest wins and jackpots, if the provider sends them. */
  readonly wins?: Record<'winners' | 'jackpots', readonly DisplayedWin[]>;
  /** Rows of games saved on the device. */
  readonly savedGames?: ReactNode;
};

/** Home page: offers, hot games, news, search, categories, own games, new games, then a row per category. */
export function Lobby(props: LobbyProps) {
  const { brandName, lanes, games, banners, news, query, above, referral, savedGames, wins } = props;
  const t = useTranslations('lobby');
  const linksOf = useCategoryLinks();
  const laneList = lanes.ok ? lanes.value : [];
  const gameList = games.ok ? games.value : [];
  const sections = toSections(laneList, gameList);
  const rows = { names: vendorNames(laneList), query };
  const hot = gameList.filter((game) => game.hot).slice(0, HOT_LENGTH);
  const fresh = gameList.filter((game) => game.isNew).slice(0, FRESH_LENGTH);
  const fault = [lanes, games].find((result) => !result.ok);
  const links = linksOf(listLanes(laneList, gameList), query);
  return (
    <>
      <h1 className="visually-hidden">{t('heading', { brand: brandName })}</h1>
      <Hearts />
      {above}
      <HomeHero banners={banners.ok ? banners.value : []} brandName={brandName} query={query} />
      {hot.length >= HOT_MIN && (
        <PickedSection games={hot} icon="fire" isRanked title={t('hot', { count: hot.length })} {...rows} />
      )}
      <NewsTicker news={news.ok ? news.value : []} query={query} />
      <SearchField query={query} />
      {referral}
      {links.length > 1 && <CategoryBar links={links} />}
      {savedGames}
      <PickedSection games={fresh} icon="spark" title={t('fresh')} {...rows} />
      <WinSection
        icon="crown"
        query={query}
        title={t('jackpots')}
        wins={(wins?.jackpots ?? []).slice(0, WINS_LENGTH)}
      />
      <WinSection
        icon="spark"
        query={query}
        title={t('winners')}
        wins={(wins?.winners ?? []).slice(0, WINS_LENGTH)}
      />
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
