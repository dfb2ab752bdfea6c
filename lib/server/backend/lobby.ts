// What the lobby pages read: lanes, games, banners, branding.
import 'server-only';
import { cache } from 'react';
import { getForPage } from '@/lib/server/backend/page-call';
import { mapResult, type Result } from '@/lib/shared/calls/envelope';
import { gameMatch, gameVendors } from '@/lib/shared/calls/play-table';
import { siteConfig } from '@/lib/shared/calls/system-table';
import type { Banner, Game, Lane } from '@/lib/shared/lobby/lobby';
import { parseGames, parseLanes } from '@/lib/shared/lobby/parse-lobby';
import { type Branding, parseBanners, parseBranding } from '@/lib/shared/site/parse-site-config';
import type { Site } from '@/lib/shared/site/site';

const PLATFORM = 'html5';

const getConfig = cache((site: Site) => getForPage(site, siteConfig));

/** Vendor lanes in the order of SPEC §9 (G8, G9). */
export const getLanes = cache(
  async (site: Site): Promise<Result<Lane[]>> =>
    mapResult(await getForPage(site, gameVendors, { platform: PLATFORM }), parseLanes),
);

/** Every game of the merchant, in the page's language (G11). */
export const getGames = cache(
  async (site: Site): Promise<Result<Game[]>> =>
    mapResult(await getForPage(site, gameMatch, { platform: PLATFORM, language: site.language }), parseGames),
);

/** The banners of one group (E16). */
export async function getBanners(site: Site, group = 'm_home'): Promise<Result<Banner[]>> {
  return mapResult(await getConfig(site), (config) => parseBanners(config, group));
}

/** The branding images; none when the configuration cannot be had. */
export async function getBranding(site: Site): Promise<Branding> {
  const config = await getConfig(site);
  return config.ok ? parseBranding(config.value) : {};
}
