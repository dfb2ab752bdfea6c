// What an operator meant for a host, and no visitor gets: ids of pixels that are none (SEC-77). Apart from what browsers load.
import 'server-only';
import type { WireDomain } from '@/lib/shared/calls/wire-site';
import { PLATFORMS, type Platform, parsePixelIds } from '@/lib/shared/pixel/pixel-ids';

const FIELDS: Readonly<Record<Platform, keyof WireDomain>> = {
  gtag: 'gtagId',
  gtm: 'gtmId',
  meta: 'fbPixelId',
  tiktok: 'tiktokPixelId',
  kwai: 'kwaiPixelId',
  bigo: 'bigoPixelId',
  appsflyer: 'appsflyerId',
  adjust: 'adjustId',
};

/** A field whose ids are not of the platform's form, so that the platform is off. */
export type UnfitField = { readonly platform: Platform; readonly field: string; readonly value: string };

const nameOf = ({ domain }: WireDomain): string =>
  String(domain ?? '')
    .trim()
    .toLowerCase();

/** The fields of a host's entry (the very host's, else its nearest parent domain's) that say something, and that parsePixelIds leaves out. */
export function listUnfitFields(domains: readonly (WireDomain | null)[] = [], host = ''): UnfitField[] {
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
