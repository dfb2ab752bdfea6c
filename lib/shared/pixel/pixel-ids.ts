// Pixels and tags of a host, from the domains of the site configuration.
import type { WireDomain } from '@/lib/shared/calls/wire-site';
import { toText } from '@/lib/shared/calls/wire-value';
import { findDomain } from '@/lib/shared/site/find-domain';

export const PLATFORMS = ['gtag', 'gtm', 'meta', 'tiktok', 'kwai', 'bigo', 'appsflyer', 'adjust'] as const;

export type PixelPlatform = (typeof PLATFORMS)[number];

/** Valid ids by platform; a disabled platform has no entry. */
export type PixelIds = Readonly<Partial<Record<PixelPlatform, readonly string[]>>>;

/** Field, format and maximum number of a platform's ids; lengths are loose, because vendors change them. */
type Rule = { readonly field: keyof WireDomain; readonly id: RegExp; readonly most: number };

const MOST = 5;
const MAX_CHARS = 256;

/** Where a platform's ids are, and what they look like. */
export const PIXEL_RULES: Readonly<Record<PixelPlatform, Rule>> = {
  gtag: {
    field: 'gtagId',
    id: /^(?:(?:G|GT)-[A-Z0-9]{4,16}|AW-\d{6,14}|DC-\d{5,14})$/,
    most: MOST,
  },
  gtm: { field: 'gtmId', id: /^GTM-[A-Z0-9]{4,12}$/, most: MOST },
  meta: { field: 'fbPixelId', id: /^\d{6,20}$/, most: MOST },
  tiktok: { field: 'tiktokPixelId', id: /^[A-Z0-9]{6,32}$/, most: MOST },
  kwai: { field: 'kwaiPixelId', id: /^[A-Za-z0-9]{6,32}$/, most: MOST },
  // These platforms support one id per page.
  bigo: { field: 'bigoPixelId', id: /^[A-Za-z0-9]{6,32}$/, most: 1 },
  appsflyer: { field: 'appsflyerId', id: /^[A-Za-z0-9][A-Za-z0-9-]{5,39}$/, most: 1 },
  adjust: { field: 'adjustId', id: /^[a-z0-9]{6,20}$/, most: 1 },
};

/** One invalid id disables the whole field, since its meaning is unknown. */
function parseIds(raw: unknown, { id, most }: Rule): readonly string[] {
  const text = toText(raw, MAX_CHARS + 1).trim();
  if (text === '' || text.length > MAX_CHARS) return [];
  const ids = [...new Set(text.split(',').map((one) => one.trim()))];
  return ids.length <= most && ids.every((one) => id.test(one)) ? ids : [];
}

/** Returns the pixels of a host, or of its nearest parent domain; ids may be comma-separated, and invalid ones disable the platform. */
export function parsePixelIds(domains: unknown, host: string): PixelIds {
  const row = findDomain(domains, host);
  if (!row) return {};
  const entries = PLATFORMS.map(
    (name) => [name, parseIds(row[PIXEL_RULES[name].field], PIXEL_RULES[name])] as const,
  );
  return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0));
}

/** Returns whether any pixel is configured. */
export function hasPixels(ids: PixelIds): boolean {
  return PLATFORMS.some((name) => ids[name] !== undefined);
}
