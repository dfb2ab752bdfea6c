// Content of the download bar, the same for every visitor.
import 'server-only';
import { cache } from 'react';
import { getDownloads } from '@/lib/server/features/download/downloads';
import { getBanners, getBarSetting } from '@/lib/server/features/page-data/lobby';
import { getPromotionSwitches } from '@/lib/server/features/page-data/promotions';
import { isOffered } from '@/lib/shared/calls/feature';
import type { DownloadBarFacts } from '@/lib/shared/download/parse-bar';
import { platformsOf } from '@/lib/shared/download/platforms';
import { isLaunchPath } from '@/lib/shared/routes';
import type { Site } from '@/lib/shared/site/site';

/** Returns the bar's content and rules; undefined on the launch page, which has no links, and while the configuration is unavailable. */
export const getDownloadBar = cache(async (site: Site): Promise<DownloadBarFacts | undefined> => {
  if (!site.brand || isLaunchPath(site.path)) return undefined;
  const [setting, downloads, switches] = await Promise.all([
    getBarSetting(site),
    getDownloads(site),
    getPromotionSwitches(site),
  ]);
  if (!setting.ok || !downloads.ok) return undefined;
  const systems = platformsOf(downloads.value.links).flatMap(({ system, offers }) =>
    offers.length > 0 ? [system] : [],
  );
  if (systems.length === 0) return undefined;
  const { requiredLogin, requiredRank, action, group } = setting.value;
  const banners = await getBanners(site, group);
  return {
    rules: { systems, login: requiredLogin, rank: requiredRank },
    // Without the invitation there is the app itself.
    action: action === 'referral' && !isOffered(site.brand.off, 'referral') ? 'popup' : action,
    setting: downloads.value,
    image: banners.ok ? banners.value[0]?.image : undefined,
    hasGift: switches.ok && switches.value.appDownload.enabled,
  };
});
