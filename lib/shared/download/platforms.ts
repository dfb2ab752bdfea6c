import type { DownloadLinks, ResourceType } from '@/lib/shared/download/download-links';

type OfferType = Exclude<ResourceType, 'AppDownloadIcon'>;

export type Platform = {
  readonly system: 'ios' | 'android';
  readonly offers: readonly { readonly type: OfferType; readonly url: string }[];
};

const SYSTEMS: readonly { readonly system: Platform['system']; readonly types: readonly OfferType[] }[] = [
  { system: 'ios', types: ['IOS', 'MOBILECONFIG'] },
  { system: 'android', types: ['Android'] },
];

/** Returns every system in display order; one without a link has no offers. */
export function platformsOf(links: DownloadLinks): Platform[] {
  return SYSTEMS.map(({ system, types }) => ({
    system,
    offers: types.flatMap((type) => {
      const url = links[type];
      return url ? [{ type, url }] : [];
    }),
  }));
}
