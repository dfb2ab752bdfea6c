// Icons of a manifest: the provider's in the preferred sizes, rendered ones for the rest.
import { MANIFEST } from '@/lib/shared/constants';
import { listBrandImages, toBrandImagePath } from '@/lib/shared/manifest/brand-image';
import type { ProviderIcon } from '@/lib/shared/manifest/provider-manifest';
import { uniqueBy } from '@/lib/shared/unique-by';

export type ManifestIcon = {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: 'any' | 'maskable';
};

const MASKABLE_MIN = 192;

function toEntry({ src, px, type, isMaskable }: ProviderIcon): ManifestIcon {
  return { src, sizes: `${px}x${px}`, type, purpose: isMaskable ? 'maskable' : 'any' };
}

function isPreferred({ px }: ProviderIcon): boolean {
  return MANIFEST.iconSizes.some((size) => size === px);
}

function firstOfSize(icons: readonly ProviderIcon[]): ProviderIcon[] {
  return uniqueBy(icons.toReversed(), ({ px }) => px).sort((a, b) => a.px - b.px);
}

function paintedOf(kind: 'icon' | 'maskable', version: string): ManifestIcon[] {
  const purpose = kind === 'icon' ? 'any' : 'maskable';
  return listBrandImages(kind)
    .filter(({ width }) => width !== MANIFEST.fallbackIconSize)
    .map((image) => ({
      src: toBrandImagePath(image, version),
      sizes: `${image.width}x${image.width}`,
      type: 'image/png',
      purpose,
    }));
}

/** Returns `any` and maskable icons of 192, 256, 384 and 512 px. Provider raster icons come first; 96 px is the fallback. */
export function chooseIcons(icons: readonly ProviderIcon[], version: string): ManifestIcon[] {
  const raster = icons.filter(({ type }) => type !== 'image/svg+xml');
  const plain = raster.filter(({ isMaskable }) => !isMaskable);
  const preferred = plain.filter(isPreferred);
  const fallback = plain.filter(({ px }) => px === MANIFEST.fallbackIconSize);
  const own = firstOfSize(preferred.length > 0 ? preferred : fallback).map(toEntry);
  const masked = firstOfSize(raster.filter(({ isMaskable, px }) => isMaskable && px >= MASKABLE_MIN));
  const taken = new Set(own.map(({ sizes }) => sizes));
  return [
    ...own,
    ...paintedOf('icon', version).filter(({ sizes }) => !taken.has(sizes)),
    ...(masked.length > 0 ? masked.map(toEntry) : paintedOf('maskable', version)),
  ];
}
