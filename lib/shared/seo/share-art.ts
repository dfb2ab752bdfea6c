// What the picture of a shared page is made from, and where its parts stand; it is mirrored where its language runs from right to left.
import type { Brand } from '@/lib/shared/merchant/brand';
import { SHARE_SIZE } from '@/lib/shared/seo/share-image';

/** The picture's parts; `mark` is the merchant's own sign as a data address. */
export type ShareArt = {
  readonly path: string;
  readonly brand: Brand;
  readonly dir: 'ltr' | 'rtl';
  readonly mark?: string;
  /** In years, to be written in a ring; undefined where there is none, or where nothing can be written. */
  readonly age?: number;
};

/** Places in px, `x` from the start of a line; sizes of letters from the largest to the smallest. */
export const SHARE_PLACES = {
  mark: { x: 64, y: 60, px: 96 },
  name: { x: 184, y: 60, width: 500, height: 96, size: 46, smallest: 26 },
  /** In place of the two below it. */
  alone: { x: 64, y: 196, width: 610, height: 330, size: 64, smallest: 38 },
  title: { x: 64, y: 204, width: 600, height: 222, size: 72, smallest: 38 },
  lead: { x: 64, y: 452, width: 560, height: 92, size: 32, smallest: 24 },
  age: { x: 64, y: 558, px: 46 },
} as const;

/** The left edge of a part that begins at `x` from the start of the line. */
export function toStart(dir: ShareArt['dir'], x: number, width: number): number {
  return dir === 'rtl' ? SHARE_SIZE.width - x - width : x;
}

/** Draws the picture without its words, as SVG. */
export type DrawShare = (art: ShareArt) => string;
