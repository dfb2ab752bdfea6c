// Banners and branding of the site configuration.

import type { WireBanner, WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { toCode, toRecords, toText } from '@/lib/shared/calls/wire-value';
import type { ToImage } from '@/lib/shared/cdn/pick-cdn';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import type { Banner } from '@/lib/shared/lobby/lobby';
import { keepAmounts } from '@/lib/shared/money/keep-amounts';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

export type Branding = { readonly favicon?: string; readonly splash?: string };

/** One more than the longest valid address, to detect longer ones. */
const MAX_LINKAGE_CHARS = 2_049;

function linkageOf(raw: WireBanner): Banner['linkage'] {
  const type = raw.linkageType === 'P' || raw.linkageType === 'G' ? raw.linkageType : 'URL';
  return { type, target: toText(raw.linkage, MAX_LINKAGE_CHARS) };
}

function bannerOf(raw: WireBanner, toImage: ToImage): Banner | undefined {
  const image = toImage(raw.url);
  if (!image) return undefined;
  return {
    image,
    title: keepAmounts(toText(raw.title)),
    group: toCode(raw.groupName),
    linkage: linkageOf(raw),
    gameType: toCode(raw.gameType) || undefined,
    vendor: toCode(raw.vendor) || undefined,
    nodeId: toCode(raw.nodeId) || undefined,
    roomId: toCode(raw.roomId) || undefined,
  };
}

/** Returns the banners of a group in the provider's order, 30 at most, without unusable images. */
export function parseBanners(
  config: WireSiteConfig | undefined,
  group: string,
  toImage: ToImage = parseResourceUrl,
): Banner[] {
  return toRecords<WireBanner>(config?.banners, LIST_LIMIT.banners)
    .map((banner) => bannerOf(banner, toImage))
    .filter((banner) => banner !== undefined)
    .filter((banner) => banner.group === group)
    .slice(0, LIST_LIMIT.bannersOfGroup);
}

/** Parses the branding images; `toHosted` keeps those on the own host and the image servers. */
export function parseBranding(config: WireSiteConfig | undefined, toHosted: ToImage): Branding {
  return {
    favicon: toHosted(config?.branding?.favicon),
    splash: toHosted(config?.branding?.splash),
  };
}

/** Parses the id of the merchant's app at Facebook: digits alone. */
export function parseFacebookAppId(config: WireSiteConfig | undefined): string | undefined {
  const id = toText(config?.sms?.facebookAppId).trim();
  return /^\d{5,20}$/.test(id) ? id : undefined;
}
