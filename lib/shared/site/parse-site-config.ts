// The parts of the site configuration that pages show: banners and branding (E12, E16).
import type { WireBanner, WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { toText } from '@/lib/shared/calls/wire-value';
import type { Banner } from '@/lib/shared/lobby/lobby';
import type { ToImage } from '@/lib/shared/site/pick-cdn';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** Branding images; an address that is not https is dropped (E12, N3). */
export type Branding = { readonly favicon?: string; readonly splash?: string };

function linkageOf(raw: WireBanner): Banner['linkage'] {
  const type = raw.linkageType === 'P' || raw.linkageType === 'G' ? raw.linkageType : 'URL';
  return { type, target: typeof raw.linkage === 'string' ? raw.linkage : '' };
}

function bannerOf(raw: WireBanner, toImage: ToImage): Banner | undefined {
  const image = toImage(raw?.url);
  if (!image) return undefined;
  return {
    image,
    title: toText(raw.title),
    group: toText(raw.groupName),
    linkage: linkageOf(raw),
    gameType: toText(raw.gameType) || undefined,
    vendor: toText(raw.vendor) || undefined,
    nodeId: toText(raw.nodeId) || undefined,
    roomId: toText(raw.roomId) || undefined,
  };
}

/** The banners of one group, in the provider's order; one without a usable image is left out (E16). */
export function parseBanners(
  config: WireSiteConfig | undefined,
  group: string,
  toImage: ToImage = parseResourceUrl,
): Banner[] {
  const list = Array.isArray(config?.banners) ? config.banners : [];
  return list
    .map((banner) => bannerOf(banner, toImage))
    .filter((banner) => banner !== undefined && banner.group === group) as Banner[];
}

/** The branding images. */
export function parseBranding(
  config: WireSiteConfig | undefined,
  toImage: ToImage = parseResourceUrl,
): Branding {
  return {
    favicon: toImage(config?.branding?.favicon),
    splash: toImage(config?.branding?.splash),
  };
}
