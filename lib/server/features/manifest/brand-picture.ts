// The square picture behind a merchant's icons: the best of its manifest, else its favicon.
import 'server-only';
import { fetchPicture } from '@/lib/server/features/manifest/fetch-picture';
import type { FileSite } from '@/lib/server/features/manifest/file-site';
import { getProviderManifest } from '@/lib/server/features/manifest/get-provider-manifest';
import { type PixelImage, readPicture } from '@/lib/server/features/manifest/paint/picture';
import { getBranding } from '@/lib/server/features/page-data/lobby';
import { settleBy } from '@/lib/server/platform/time-budget';
import { TOUCH_ICON_WAIT_MS } from '@/lib/shared/constants';
import type { ProviderIcon } from '@/lib/shared/manifest/provider-manifest';

const MAX_TRIES = 3;
/** A smaller one looks blurred on home screens. */
const MIN_PX = 144;
const MAX_RATIO = 1.1;

export type BrandPicture = { readonly picture?: PixelImage; readonly isFinal: boolean };

function rankOf({ px, type }: ProviderIcon): number {
  return type === 'image/svg+xml' ? Number.POSITIVE_INFINITY : px;
}

async function listSources(site: FileSite): Promise<{ addresses: string[]; isKnown: boolean }> {
  const [{ manifest, isKnown }, { favicon }] = await Promise.all([
    getProviderManifest(site),
    getBranding(site),
  ]);
  const icons = manifest.icons
    .filter((icon) => !icon.isMaskable && (rankOf(icon) >= MIN_PX || icon.px === 0))
    .toSorted((a, b) => rankOf(b) - rankOf(a));
  const addresses = [...icons.map(({ src }) => src), ...(favicon ? [favicon] : [])];
  return { addresses: [...new Set(addresses)].slice(0, MAX_TRIES), isKnown };
}

function isFit({ width, height, isVector }: PixelImage): boolean {
  const ratio = Math.max(width, height) / Math.min(width, height);
  return ratio <= MAX_RATIO && (isVector || Math.min(width, height) >= MIN_PX);
}

async function findPicture(site: FileSite): Promise<BrandPicture> {
  const { addresses, isKnown } = await listSources(site);
  for (const address of addresses) {
    const picture = await readPicture(await fetchPicture(site, address));
    if (picture && isFit(picture)) return { picture, isFinal: true };
  }
  return { isFinal: isKnown && addresses.length === 0 };
}

const NOT_YET: BrandPicture = { isFinal: false };

/** Returns the picture after at most 5 s, or none. Never throws. */
export async function getBrandPicture(site: FileSite): Promise<BrandPicture> {
  const search = findPicture(site).catch(() => NOT_YET);
  return (await settleBy(search, performance.now() + TOUCH_ICON_WAIT_MS)) ?? NOT_YET;
}
