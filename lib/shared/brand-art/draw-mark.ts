// Draws the brand's icon where the merchant has no picture: its initial in its colours.
import { initialStrokes } from '@/lib/shared/brand-art/word-strokes';
import type { Brand } from '@/lib/shared/merchant/brand';

/** `rounded` for any background; `full` fills the square; `masked` keeps the sign in the safe middle 80 %. */
export type MarkShape = 'rounded' | 'full' | 'masked';

const SIGN: Readonly<Record<MarkShape, { scale: number; radius: number }>> = {
  rounded: { scale: 0.58, radius: 23 },
  full: { scale: 0.58, radius: 0 },
  masked: { scale: 0.44, radius: 0 },
};

const short = (value: number): number => Number(value.toFixed(2));

/** Returns the mark without its `svg` element, on a square of 100 units; one for each drawing, as its gradient has an id. */
export function drawMarkParts({ name, theme: { colors } }: Brand, shape: MarkShape): string {
  const { scale, radius } = SIGN[shape];
  const at = short(50 - 50 * scale);
  const spark = short(50 + 50 * scale * 0.94);
  const light = `<linearGradient id="ml" x2=".6" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".22"/></linearGradient>`;
  const ground = (fill: string): string => `<rect width="100" height="100" rx="${radius}" fill="${fill}"/>`;
  const sign = `<path transform="translate(${at} ${short(at + 3)}) scale(${scale})" d="${initialStrokes(name)}" fill="none" stroke="${colors.onPrimary}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>`;
  const dot = `<circle cx="${spark}" cy="${short(100 - spark)}" r="${short(scale * 10.5)}" fill="${colors.accent}"/>`;
  return `<defs>${light}</defs>${ground(colors.primary)}${ground('url(#ml)')}${sign}${dot}`;
}

/** Returns the mark as a standalone SVG. */
export function drawMark(brand: Brand, shape: MarkShape, px: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${px}" height="${px}">${drawMarkParts(brand, shape)}</svg>`;
}
