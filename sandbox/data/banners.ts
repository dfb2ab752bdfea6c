// Banners of each merchant, in the groups m_home and m_top.
import type { SandboxMerchant } from '../core/merchant.ts';
import { toAlternateHostOrigin } from '../pages/site-origin.ts';
import type { BannerKey } from './texts/text-form.ts';
import { fillText, textsOf } from './texts/texts.ts';

type Link = {
  linkageType: 'P' | 'URL' | 'G';
  linkage: string;
  gameType?: string;
  vendor?: string;
  nodeId?: string;
};

const launches: Record<string, Link> = {
  aurora: { linkageType: 'G', linkage: 'md-mekong-south', gameType: 'VIETNAM_LOTTO', vendor: 'MD' },
  rio: { linkageType: 'G', linkage: 'lott-house-draw-5', gameType: 'LOTT', vendor: 'LOTT' },
  noor: { linkageType: 'G', linkage: 'lott-evening-draw', gameType: 'LOTT', vendor: 'LOTT' },
  lotus: { linkageType: 'G', linkage: 'sd-straits-4d', gameType: 'SEA_LOTT', vendor: 'SD' },
};

const links = (
  code: string,
  origin: string,
  site: string,
): Array<Link & { key: BannerKey; groupName: string }> => [
  { groupName: 'm_home', key: 'welcome', linkageType: 'P', linkage: '42' },
  { groupName: 'm_home', key: 'live', linkageType: 'URL', linkage: '/m/live' },
  { groupName: 'm_home', key: 'draw', ...(launches[code] ?? { linkageType: 'P', linkage: '44' }) },
  { groupName: 'm_home', key: 'fresh', linkageType: 'URL', linkage: '/m/rng' },
  { groupName: 'm_home', key: 'partner', linkageType: 'URL', linkage: partnerUrl(code, origin, site) },
  { groupName: 'm_top', key: 'top', linkageType: 'URL', linkage: '/m/download' },
];

// Partner banners of two brands lead to sandbox pages: one shows what a trusted host receives, the other is a cashier.
const partnerUrl = (code: string, origin: string, site: string): string => {
  if (code === 'aurora') return `${toAlternateHostOrigin(origin, 'partner.localhost')}/partner`;
  if (code === 'rio')
    return `${toAlternateHostOrigin(origin, 'partner.localhost')}/cashier?site=${encodeURIComponent(site)}`;
  return `https://partners.${code}.example/club`;
};

export const banners = (
  merchant: SandboxMerchant,
  language: string,
  { origin, site }: { origin: string; site: string },
) =>
  links(merchant.code, origin, site).map(({ key, ...link }, nth) => ({
    roomId: '',
    nodeId: '',
    gameType: '',
    vendor: '',
    ...link,
    url: `${origin}/art/banners/${merchant.code}/${nth + 1}.svg`,
    title: fillText(textsOf(language).banners[key], merchant),
  }));
