// Pixel ids that are configured but invalid, so that no visitor gets the pixel. Not part of the browser's code.
import 'server-only';
import type { WireDomain } from '@/lib/shared/calls/wire-site';
import { type PixelPlatform, PLATFORMS, parsePixelIds } from '@/lib/shared/pixel/pixel-ids';

const FIELDS: Readonly<Record<PixelPlatform, keyof WireDomain>> = {
  gtag: 'gtagId',
  gtm: 'gtmId',
  meta: 'fbPixelId',
  tiktok: 'tiktokPixelId',
  kwai: 'kwaiPixelId',
  bigo: 'bigoPixelId',
  appsflyer: 'appsflyerId',
  adjust: 'adjustId',
};

export type InvalidPixelField = {
  readonly platform: PixelPlatform;
  readonly field: string;
  readonly value: string;
};

const nameOf = ({ domain }: WireDomain): string =>
  String(domain ?? '')
    .trim()
    .toLowerCase();

/** Returns the fields of a host's entry (or its nearest parent domain's) that parsePixelIds rejects. */
export function listInvalidPixelFields(
  domains: readonly (WireDomain | null)[] = [],
  host = '',
): InvalidPixelField[] {
  const known = (Array.isArray(domains) ? domains : []).filter(
    (row) => row !== null && typeof row === 'object',
  );
  const fit = known.filter((row) => nameOf(row) !== '' && `.${host}`.endsWith(`.${nameOf(row)}`));
  const [row] = fit.toSorted((one, other) => nameOf(other).length - nameOf(one).length);
  if (!row) return [];
  const ids = parsePixelIds([row], host);
  return PLATFORMS.flatMap((platform) => {
    const field = FIELDS[platform];
    const value = String(row[field] ?? '').trim();
    return value === '' || ids[platform] ? [] : [{ platform, field, value }];
  });
}
