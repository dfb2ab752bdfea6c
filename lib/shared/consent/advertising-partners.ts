// Measurement partners of a host: the platforms with an id in the site configuration.
import { toText } from '@/lib/shared/calls/wire-value';
import { findDomain } from '@/lib/shared/site/find-domain';

export const PARTNER_NAMES = {
  fbPixelId: 'Meta (Facebook)',
  tiktokPixelId: 'TikTok',
  kwaiPixelId: 'Kwai',
  bigoPixelId: 'BIGO Ads',
  gtagId: 'Google',
  gtmId: 'Google Tag Manager',
  appsflyerId: 'AppsFlyer',
  adjustId: 'Adjust',
} as const;

type PartnerKey = keyof typeof PARTNER_NAMES;

/** Returns the platforms with an id for a host. */
export function partnersOf(domains: unknown, host: string): string[] {
  const entry = findDomain(domains, host);
  const keys = Object.keys(PARTNER_NAMES) as PartnerKey[];
  return keys.filter((key) => toText(entry?.[key]).trim() !== '').map((key) => PARTNER_NAMES[key]);
}
