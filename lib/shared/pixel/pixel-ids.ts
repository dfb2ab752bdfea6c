// Which pixels and tags a host has, read from the domains of the site configuration.
import { LIST_LIMIT } from '@/lib/shared/calls/answer-limits';
import type { WireDomain } from '@/lib/shared/calls/wire-site';
import { toRecords } from '@/lib/shared/calls/wire-value';

/** Whom this site can tell of a visit. */
export const PLATFORMS = ['gtag', 'gtm', 'meta', 'tiktok', 'kwai', 'bigo', 'appsflyer', 'adjust'] as const;

/** One of them. */
export type PixelPlatform = (typeof PLATFORMS)[number];

/** Checked ids by platform; a platform that is off has no entry. */
export type PixelIds = Readonly<Partial<Record<PixelPlatform, readonly string[]>>>;

/** How an id of the platform looks, more by its letters than its length, which the vendors change, in which field it comes, and how many one page may have. */
type Rule = { readonly field: keyof WireDomain; readonly id: RegExp; readonly most: number };

const MOST = 5;

const RULES: Readonly<Record<PixelPlatform, Rule>> = {
  gtag: {
    field: 'gtagId',
    id: /^(?:(?:G|GT)-[A-Z0-9]{4,16}|AW-\d{6,14}|DC-\d{5,14})$/,
    most: MOST,
  },
  gtm: { field: 'gtmId', id: /^GTM-[A-Z0-9]{4,12}$/, most: MOST },
  meta: { field: 'fbPixelId', id: /^\d{6,20}$/, most: MOST },
  tiktok: { field: 'tiktokPixelId', id: /^[A-Z0-9]{6,32}$/, most: MOST },
  kwai: { field: 'kwaiPixelId', id: /^[A-Za-z0-9]{6,32}$/, most: MOST },
  // These three keep one id per page: their globals have room for no second one.
  bigo: { field: 'bigoPixelId', id: /^[A-Za-z0-9]{6,32}$/, most: 1 },
  appsflyer: { field: 'appsflyerId', id: /^[A-Za-z0-9][A-Za-z0-9-]{5,39}$/, most: 1 },
  adjust: { field: 'adjustId', id: /^[a-z0-9]{6,20}$/, most: 1 },
};

/** One unfit id puts the whole field off: its meaning is unknown. */
function parseIds(raw: unknown, { id, most }: Rule): readonly string[] {
  if (typeof raw !== 'string' || raw.length > 256 || raw.trim() === '') return [];
  const ids = [...new Set(raw.split(',').map((one) => one.trim()))];
  return ids.length <= most && ids.every((one) => id.test(one)) ? ids : [];
}

function nameOf(row: WireDomain): string {
  return typeof row.domain === 'string' ? row.domain.trim().toLowerCase() : '';
}

/** The entry of this very host, else that of its nearest parent domain. */
function findDomain(domains: unknown, host: string): WireDomain | undefined {
  const known = toRecords<WireDomain>(domains, LIST_LIMIT.domains).filter((row) => {
    const name = nameOf(row);
    return name !== '' && (name === host || host.endsWith(`.${name}`));
  });
  return known.sort((one, other) => nameOf(other).length - nameOf(one).length)[0];
}

/**
 * The pixels of a host (with or without port, in any case): the entry of the very host, else the longest entry that is a parent domain. A
 * field holds one id or several, separated by commas; an id in any other form than the platform's own puts that platform off, and
 * is never repaired.
 */
export function parsePixelIds(domains: unknown, host: string): PixelIds {
  const row = findDomain(domains, host.toLowerCase().replace(/:\d+$/, ''));
  if (!row) return {};
  const found = PLATFORMS.map((name) => [name, parseIds(row[RULES[name].field], RULES[name])] as const);
  return Object.fromEntries(found.filter(([, ids]) => ids.length > 0));
}

/** Whether there is any pixel at all. */
export function hasPixels(ids: PixelIds): boolean {
  return PLATFORMS.some((name) => ids[name] !== undefined);
}
