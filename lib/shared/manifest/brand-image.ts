// Images that the site renders of a brand: kinds, sizes and addresses.
import { MANIFEST } from '@/lib/shared/constants';
import { SITE_FILES } from '@/lib/shared/site-files';

export const SHORTCUT_NAMES = ['games', 'promotions', 'member', 'service'] as const;

export type ShortcutName = (typeof SHORTCUT_NAMES)[number];

/** Install screenshots; px as width and height. */
export const SCREENS = {
  home: { width: 720, height: 1440, form: 'narrow' },
  games: { width: 720, height: 1440, form: 'narrow' },
  wide: { width: 1280, height: 800, form: 'wide' },
} as const;

export type ScreenName = keyof typeof SCREENS;

/** Edge of an iPhone's home screen icon in px, without transparency. */
const TOUCH_ICON_PX = 180;

const SHORTCUT_PX = 192;

const MASKABLE_SIZES = [192, 512];

/** What it shows, and its size in px. */
export type BrandImage = {
  readonly kind: 'icon' | 'maskable' | 'touch' | 'shortcut' | 'screen';
  /** Shortcut or screen; empty for icons. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
};

const square = (kind: BrandImage['kind'], px: number, name = ''): BrandImage => ({
  kind,
  name,
  width: px,
  height: px,
});

/** Every image; no other kind, name or size is ever rendered. */
export const BRAND_IMAGES: readonly BrandImage[] = [
  ...[MANIFEST.fallbackIconSize, ...MANIFEST.iconSizes].map((px) => square('icon', px)),
  ...MASKABLE_SIZES.map((px) => square('maskable', px)),
  square('touch', TOUCH_ICON_PX),
  ...SHORTCUT_NAMES.map((name) => square('shortcut', SHORTCUT_PX, name)),
  ...Object.entries(SCREENS).map(
    ([name, { width, height }]): BrandImage => ({
      kind: 'screen',
      name,
      width,
      height,
    }),
  ),
];

/** Finds an image by `kind`, `name` and `size` (the width) of a query. */
export function findBrandImage(query: URLSearchParams): BrandImage | undefined {
  const { kind, name = '', size } = Object.fromEntries(query);
  return BRAND_IMAGES.find((it) => it.kind === kind && it.name === name && String(it.width) === size);
}

/** Builds the address of an image; `version` changes with its content. */
export function toBrandImagePath({ kind, name, width }: BrandImage, version: string): string {
  const query = new URLSearchParams({ kind, ...(name && { name }), size: String(width), v: version });
  return `${SITE_FILES.brandImage}?${query}`;
}

/** Lists the images of one kind by size. */
export function listBrandImages(kind: BrandImage['kind']): BrandImage[] {
  return BRAND_IMAGES.filter((image) => image.kind === kind);
}
