// Content of the rendered screens and shortcuts; images are data URLs.
import type { ScreenName, ShortcutName } from '@/lib/shared/manifest/brand-image';
import type { Brand } from '@/lib/shared/merchant/brand';

/** Positions of images, in units of a page 360 wide. */
export const SCREEN_PLACES = {
  banner: { width: 328, height: 156 },
  tile: { width: 101, height: 127 },
  mark: { width: 34, height: 34 },
  tiles: 12,
} as const;

/** An empty text is drawn as a bar. */
export type ScreenTexts = {
  readonly all: string;
  readonly hot: string;
  readonly games: string;
  readonly search: string;
  readonly signIn: string;
  readonly categories: readonly string[];
  readonly tabs: readonly string[];
};

export type ScreenTile = { readonly href: string; readonly name?: string };

export type ScreenArt = {
  readonly name: ScreenName;
  readonly brand: Brand;
  readonly dir: 'ltr' | 'rtl';
  readonly mark?: string;
  readonly banner?: string;
  readonly headline?: string;
  readonly tiles: readonly ScreenTile[];
  /** Absent without fonts: words are drawn as bars. */
  readonly texts?: ScreenTexts;
};

/** Renders SVG with the site's own icons. */
export type Artist = {
  readonly drawScreen: (art: ScreenArt) => string;
  readonly drawShortcut: (brand: Brand, name: ShortcutName, px: number) => string;
};
