// Layout of the share image, mirrored for right-to-left languages.
import type { Brand } from '@/lib/shared/merchant/brand';
import { SHARE_SIZE } from '@/lib/shared/seo/share-image';

/** `mark` is the merchant's logo as a data URL. */
export type ShareArt = {
  readonly path: string;
  readonly brand: Brand;
  readonly dir: 'ltr' | 'rtl';
  readonly mark?: string;
  /** In years; undefined without an age, or without fonts. */
  readonly age?: number;
};

/** Positions in px, `x` from the start of a line; font sizes from largest to smallest. */
export const SHARE_PLACES = {
  mark: { x: 64, y: 60, px: 96 },
  name: { x: 184, y: 60, width: 500, height: 96, size: 46, smallest: 26 },
  /** Replaces the two below it. */
  alone: { x: 64, y: 196, width: 610, height: 330, size: 64, smallest: 38 },
  title: { x: 64, y: 204, width: 600, height: 222, size: 72, smallest: 38 },
  lead: { x: 64, y: 452, width: 560, height: 92, size: 32, smallest: 24 },
  age: { x: 64, y: 558, px: 46 },
} as const;

/** Returns the left edge of a part at `x` from the start of the line. */
export function toStart(dir: ShareArt['dir'], x: number, width: number): number {
  return dir === 'rtl' ? SHARE_SIZE.width - x - width : x;
}

/** Renders the image without its texts, as SVG. */
export type DrawShare = (art: ShareArt) => string;
