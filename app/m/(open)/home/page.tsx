import { Lobby } from '@/components/lobby/lobby';
import { getBanners, getGames, getLanes } from '@/lib/server/backend/lobby';
import { getSite } from '@/lib/server/page/get-site';

/** The home page (R2): the merchant's lobby, the same for everyone. */
export default async function HomePage() {
  const site = await getSite();
  const [lanes, games, banners] = await Promise.all([getLanes(site), getGames(site), getBanners(site)]);
  return (
    <Lobby
      banners={banners}
      brandName={site.brand?.name ?? ''}
      games={games}
      lanes={lanes}
      query={site.query}
    />
  );
}
