// Script and report addresses of pixels: the vendors' own, or the registry's.
import { type PixelIds, type PixelPlatform, PLATFORMS } from '@/lib/shared/pixel/pixel-ids';
import { toVendorUrl } from '@/lib/shared/url/vendor-url';

export type PixelVendors = Readonly<Partial<Record<(typeof VENDOR_OF)[PixelPlatform], string>>>;

const VENDOR_OF = {
  gtag: 'gtag',
  gtm: 'gtm',
  meta: 'facebookPixel',
  tiktok: 'tiktokPixel',
  kwai: 'kwaiPixel',
  bigo: 'bigoPixel',
  appsflyer: 'appsflyer',
  adjust: 'adjust',
} as const satisfies Record<PixelPlatform, string>;

type Place = { readonly origin: string; readonly path: string; readonly query?: (id: string) => string };

const idQuery = (name: string) => (id: string) => `${name}=${encodeURIComponent(id)}`;
const sdkQuery = (lib: string) => (id: string) => `sdkid=${encodeURIComponent(id)}&lib=${lib}`;

const KWAI_PATH = '/kos/s101/nlav112572/pixel/events.js';

// Adjust's library is bundled, so its entry is the report address.
const PLACES: Readonly<Record<PixelPlatform, Place>> = {
  gtag: { origin: 'https://www.googletagmanager.com', path: '/gtag/js', query: idQuery('id') },
  gtm: { origin: 'https://www.googletagmanager.com', path: '/gtm.js', query: idQuery('id') },
  meta: { origin: 'https://connect.facebook.net', path: '/en_US/fbevents.js' },
  tiktok: {
    origin: 'https://analytics.tiktok.com',
    path: '/i18n/pixel/events.js',
    query: sdkQuery('ttq'),
  },
  kwai: { origin: 'https://s21-def.ap4r.com', path: KWAI_PATH, query: sdkQuery('kwaiq') },
  bigo: { origin: 'https://api.imotech.video', path: '/ad/events.js', query: idQuery('pixel_id') },
  appsflyer: { origin: 'https://websdk.appsflyer.com', path: '/', query: () => 'st=pba' },
  adjust: { origin: 'https://app.adjust.com', path: '/' },
};

const GOOGLE = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const;
const GOOGLE_ADS = [
  'https://google.com',
  'https://www.google.com',
  'https://www.googleadservices.com',
  'https://*.doubleclick.net',
  'https://*.googlesyndication.com',
] as const;

const CONNECTS: Readonly<Record<PixelPlatform, readonly string[]>> = {
  gtag: GOOGLE,
  // A container may hold Google Ads tags.
  gtm: [...GOOGLE, ...GOOGLE_ADS],
  meta: ['https://connect.facebook.net', 'https://www.facebook.com'],
  tiktok: ['https://analytics.tiktok.com'],
  kwai: ['https://*.ap4r.com', 'https://*.ks-la.net'],
  bigo: ['https://api.imotech.video'],
  appsflyer: ['https://*.appsflyer.com'],
  adjust: ['https://*.adjust.com', 'https://*.adjust.world'],
};

const ADS_FRAMES = [
  'https://www.googletagmanager.com',
  'https://td.doubleclick.net',
  'https://*.fls.doubleclick.net',
] as const;

function overrideOf(platform: PixelPlatform, vendors: PixelVendors): URL | undefined {
  return toVendorUrl(vendors[VENDOR_OF[platform]]);
}

function join(base: string, query: string | undefined): string {
  if (query === undefined) return base;
  return `${base}${base.includes('?') ? '&' : '?'}${query}`;
}

/** Returns a script's address without the id: the vendor's, the registry's origin with the vendor's path, or its whole address. */
export function toScriptBase(platform: PixelPlatform, vendors: PixelVendors): string {
  const { origin, path } = PLACES[platform];
  const given = overrideOf(platform, vendors);
  if (!given) return origin + path;
  return given.pathname === '/' && given.search === '' ? given.origin + path : given.href;
}

/** Returns a script's address for an id, which is encoded. */
export function toScriptUrl(platform: PixelPlatform, id: string, vendors: PixelVendors): string {
  return join(toScriptBase(platform, vendors), PLACES[platform].query?.(id));
}

/** Returns Kwai's fallback address; none when the registry sets its own. */
export function toKwaiFallback(id: string, vendors: PixelVendors): string | undefined {
  if (overrideOf('kwai', vendors)) return undefined;
  return join(`https://s21-def.ks-la.net${KWAI_PATH}`, PLACES.kwai.query?.(id));
}

/** Returns the registry's origin for a platform. */
export function toOverrideOrigin(platform: PixelPlatform, vendors: PixelVendors): string | undefined {
  return overrideOf(platform, vendors)?.origin;
}

function hasAds(platform: PixelPlatform, ids: readonly string[]): boolean {
  return platform === 'gtm' || (platform === 'gtag' && ids.some((id) => /^(?:AW|DC)-/.test(id)));
}

function connectsOf(
  platform: PixelPlatform,
  ids: readonly string[],
  vendors: PixelVendors,
): readonly string[] {
  const override = overrideOf(platform, vendors);
  if (override) return [override.origin];
  return hasAds(platform, ids) ? [...GOOGLE, ...GOOGLE_ADS] : CONNECTS[platform];
}

/** Returns the CSP connect sources of the configured platforms. */
export function toPixelConnects(ids: PixelIds, vendors: PixelVendors): string[] {
  const all = PLATFORMS.flatMap((name) => connectsOf(name, ids[name] ?? [], vendors).filter(() => ids[name]));
  return [...new Set(all)];
}

/** Returns the frames of Google Ads, for a container or an Ads tag on Google's own hosts. */
export function toPixelFrames(ids: PixelIds, vendors: PixelVendors): readonly string[] {
  const isFramed = (['gtag', 'gtm'] as const).some(
    (name) => ids[name] && hasAds(name, ids[name]) && !overrideOf(name, vendors),
  );
  return isFramed ? ADS_FRAMES : [];
}
