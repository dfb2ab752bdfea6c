// What the drawn screens and shortcuts of a brand are made from; pictures are data addresses.
import type { ScreenName, ShortcutName } from '@/lib/shared/manifest/brand-image';
import type { Brand } from '@/lib/shared/merchant/brand';

/** Places for pictures on a screen, in units of a page 360 wide. */
export const SCREEN_PLACES = {
  banner: { width: 328, height: 156 },
  tile: { width: 101, height: 127 },
  mark: { width: 34, height: 34 },
  /** How many tiles a screen can show. */
  tiles: 12,
} as const;

/** The site's words on a screen; an empty one is drawn as a bar. */
export type ScreenTexts = {
  readonly all: string;
  readonly hot: string;
  readonly games: string;
  readonly search: string;
  readonly signIn: string;
  readonly categories: readonly string[];
  readonly tabs: readonly string[];
};

/** A game on a screen. */
export type ScreenTile = { readonly href: string; readonly name?: string };

/** One screen's parts. */
export type ScreenArt = {
  readonly name: ScreenName;
  readonly brand: Brand;
  readonly dir: 'ltr' | 'rtl';
  readonly mark?: string;
  readonly banner?: string;
  readonly headline?: string;
  readonly tiles: readonly ScreenTile[];
  /** Without them, where nothing can be written, words are drawn as bars. */
  readonly words?: ScreenTexts;
};

/** Draws what needs the site's own icons, as SVG. */
export type Artist = {
  readonly drawScreen: (art: ScreenArt) => string;
  readonly drawShortcut: (brand: Brand, name: ShortcutName, px: number) => string;
};
