// The pictures that the site paints of a brand: which there are, how large, and their addresses.
import { MANIFEST } from '@/lib/shared/constants';
import { SITE_FILES } from '@/lib/shared/site-files';

/** What a shortcut of the icon leads to. */
export const SHORTCUT_NAMES = ['games', 'promotions', 'member', 'service'] as const;

/** One of the shortcuts. */
export type ShortcutName = (typeof SHORTCUT_NAMES)[number];

/** Screens that are shown where the site is installed; px as width and height. */
export const SCREENS = {
  home: { width: 720, height: 1440, form: 'narrow' },
  games: { width: 720, height: 1440, form: 'narrow' },
  wide: { width: 1280, height: 800, form: 'wide' },
} as const;

/** One of the screens. */
export type ScreenName = keyof typeof SCREENS;

/** Edge of the icon on an iPhone's home screen in px; it has no transparency. */
export const TOUCH_ICON_PX = 180;

/** Edge of a shortcut's icon in px. */
export const SHORTCUT_PX = 192;

const MASKABLE_SIZES = [192, 512];

/** One picture: what it shows and its size in px. */
export type BrandImage = {
  readonly kind: 'icon' | 'maskable' | 'touch' | 'shortcut' | 'screen';
  /** Which shortcut or screen; empty for icons. */
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

/** Every picture there is: no other kind, name or size is ever painted. */
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

/** The picture that a query names by `kind`, `name` and `size` (the width), or undefined. */
export function findBrandImage(query: URLSearchParams): BrandImage | undefined {
  const { kind, name = '', size } = Object.fromEntries(query);
  return BRAND_IMAGES.find((it) => it.kind === kind && it.name === name && String(it.width) === size);
}

/** The address of a picture; `version` changes with what it shows. */
export function toBrandImagePath({ kind, name, width }: BrandImage, version: string): string {
  const query = new URLSearchParams({ kind, ...(name && { name }), size: String(width), v: version });
  return `${SITE_FILES.brandImage}?${query}`;
}

/** The pictures of one kind, in the order of their size. */
export function listBrandImages(kind: BrandImage['kind']): BrandImage[] {
  return BRAND_IMAGES.filter((image) => image.kind === kind);
}
