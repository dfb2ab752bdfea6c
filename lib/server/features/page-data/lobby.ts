// Data of the lobby pages: lanes, games, banners, branding.
import 'server-only';
import { cache } from 'react';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { toHostNames, toImageOf } from '@/lib/server/http/own-hosts';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import { mapResult, type Result } from '@/lib/shared/calls/envelope';
import { isClosedCategory, isClosedPage } from '@/lib/shared/calls/feature';
import { gameMatch, gameVendors } from '@/lib/shared/calls/game-table';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { PLATFORM } from '@/lib/shared/constants';
import { type BarSetting, parseBarSetting } from '@/lib/shared/download/parse-bar';
import { toBannerLink } from '@/lib/shared/game/banner-link';
import { isGameCode } from '@/lib/shared/lobby/game-address';
import type { Banner, Game, Lane } from '@/lib/shared/lobby/lobby';
import { parseGames, parseLanes } from '@/lib/shared/lobby/parse-lobby';
import { toHostedOn } from '@/lib/shared/manifest/provider-manifest';
import {
  type Branding,
  parseBanners,
  parseBranding,
  parseFacebookAppId,
} from '@/lib/shared/site/parse-site-config';
import type { Site } from '@/lib/shared/site/site';

const getConfig = cache((site: Site) => getForPage(site, siteConfig));

const offOf = ({ brand }: Site) => brand?.off ?? [];

function isClosedBanner(site: Site, { gameType = '', link }: Banner): boolean {
  const path = link && new URL(link.href, 'https://internal.invalid').pathname;
  return isClosedCategory(offOf(site), gameType) || (path !== undefined && isClosedPage(offOf(site), path));
}

/** Returns vendor lanes in order, with pictures on the page's image server. */
export const getLanes = cache(
  async (site: Site): Promise<Result<Lane[]>> =>
    mapResult(await getForPage(site, gameVendors, { platform: PLATFORM }), (value) =>
      parseLanes(value, toImageOf(site)).filter(({ category }) => !isClosedCategory(offOf(site), category)),
    ),
);

/** Returns all games in the page's language, with pictures on the page's image server. */
export const getGames = cache(
  async (site: Site): Promise<Result<Game[]>> =>
    mapResult(await getForPage(site, gameMatch, { platform: PLATFORM, language: site.language }), (value) =>
      parseGames(value, toImageOf(site)).filter(({ category }) => !isClosedCategory(offOf(site), category)),
    ),
);

const namesNoGame = ({ linkage: { type, target } }: Banner) => type === 'G' && !isGameCode(target);

/** Returns the banners of one group with their links, without those of features that are switched off. */
export async function getBanners(site: Site, group = 'm_home'): Promise<Result<Banner[]>> {
  const banners = mapResult(await getConfig(site), (config) => parseBanners(config, group, toImageOf(site)));
  const games = banners.ok && banners.value.some(namesNoGame) ? await getGames(site) : undefined;
  const place = {
    trustedHosts: getMerchantOf(site)?.trustedHosts ?? [],
    query: site.query,
    listedVendors: games?.ok ? new Set(games.value.map(({ vendor }) => vendor)) : undefined,
  };
  return mapResult(banners, (list) =>
    list
      .map((banner) => ({ ...banner, link: toBannerLink(banner, place) }))
      .filter((banner) => !isClosedBanner(site, banner)),
  );
}

/** Returns the branding images on the own host or an image server; none when the configuration is unavailable. */
export async function getBranding(site: Site): Promise<Branding> {
  const config = await getConfig(site);
  return config.ok ? parseBranding(config.value, toHostedOn(toHostNames(site), toImageOf(site))) : {};
}

/** Returns the merchant's app at Facebook, as its link previews name it. */
export async function getFacebookAppId(site: Site): Promise<string | undefined> {
  const config = await getConfig(site);
  return config.ok ? parseFacebookAppId(config.value) : undefined;
}

/** Returns the settings of the download bar. */
export async function getBarSetting(site: Site): Promise<Result<BarSetting>> {
  return mapResult(await getConfig(site), parseBarSetting);
}
