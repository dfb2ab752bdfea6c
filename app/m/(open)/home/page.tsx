import { HOT_LENGTH, Lobby } from '@/components/lobby/lobby';
import { SavedGameLanes } from '@/components/lobby/saved/saved-game-lanes';
import { ReferralBanner } from '@/components/referral/referral-banner';
import { BreakCard } from '@/components/safety/break/break-card';
import { StructuredData } from '@/components/seo/structured-data';
import { getBanners, getGames, getLanes } from '@/lib/server/features/page-data/lobby';
import { getAnnouncements, getPromotionSwitches } from '@/lib/server/features/page-data/promotions';
import { getWins } from '@/lib/server/features/page-data/wins';
import { getHomeData } from '@/lib/server/features/seo/page-data';
import { getSite } from '@/lib/server/http/get-site';
import { toGameQuery } from '@/lib/shared/lobby/game-address';
import { vendorNames } from '@/lib/shared/lobby/vendor-names';
import { ROUTES } from '@/lib/shared/routes';

/** Home page: the merchant's lobby, the same for everyone. */
export default async function HomePage() {
  const site = await getSite();
  const [lanes, games, banners, news, promotions] = await Promise.all([
    getLanes(site),
    getGames(site),
    getBanners(site),
    getAnnouncements(site, 'NEWS'),
    getPromotionSwitches(site),
  ]);
  const wins = await getWins(site, games.ok ? games.value : []);
  const hot = games.ok ? games.value.filter((game) => game.hot).slice(0, HOT_LENGTH) : [];
  const data = await getHomeData(
    site,
    hot.map((game) => ({ name: game.name, path: ROUTES.game, query: toGameQuery(game) })),
  );
  return (
    <>
      <StructuredData nodes={data} />
      <Lobby
        above={<BreakCard helpLinks={site.brand?.safety.helpLinks ?? []} query={site.query} />}
        banners={banners}
        brandName={site.brand?.name ?? ''}
        games={games}
        savedGames={<SavedGameLanes names={lanes.ok ? vendorNames(lanes.value) : {}} query={site.query} />}
        lanes={lanes}
        news={news}
        query={site.query}
        wins={wins}
        referral={
          <ReferralBanner
            off={site.brand?.off}
            promotion={promotions.ok ? promotions.value.referral : undefined}
            query={site.query}
          />
        }
      />
    </>
  );
}
