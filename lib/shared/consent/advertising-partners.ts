// Measurement partners of a host: the platforms with an id in the site configuration.
import { LIST_LIMIT } from '@/lib/shared/calls/answer-limits';
import type { WireDomain } from '@/lib/shared/calls/wire-site';
import { toRecords, toText } from '@/lib/shared/calls/wire-value';

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

function nameOf(row: WireDomain | null): string {
  return typeof row?.domain === 'string' ? row.domain.trim().toLowerCase() : '';
}

/** The entry of the exact host, else of its nearest parent domain. */
function findEntry(domains: unknown, host: string): WireDomain | undefined {
  const rows = toRecords<WireDomain>(domains, LIST_LIMIT.domains);
  const known = rows.filter((row) => nameOf(row) !== '' && `.${host}`.endsWith(`.${nameOf(row)}`));
  return known.sort((one, other) => nameOf(other).length - nameOf(one).length)[0] ?? undefined;
}

/** Returns the platforms with an id for a host; `host` has no port. */
export function partnersOf(domains: unknown, host: string): string[] {
  const entry = findEntry(domains, host.toLowerCase());
  const keys = Object.keys(PARTNER_NAMES) as PartnerKey[];
  return keys.filter((key) => toText(entry?.[key]).trim() !== '').map((key) => PARTNER_NAMES[key]);
}
