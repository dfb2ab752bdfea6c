// The brand's own sign, drawn where the merchant has no picture of it: the initial on its colour, with a spark of the accent.
import { initialStrokes } from '@/lib/shared/brand-art/word-strokes';
import type { Brand } from '@/lib/shared/merchant/brand';

/** `rounded` stands on whatever is behind it; `full` fills the square; `masked` too, its sign inside the safe middle of 80 %. */
export type MarkShape = 'rounded' | 'full' | 'masked';

const SIGN: Readonly<Record<MarkShape, { scale: number; radius: number }>> = {
  rounded: { scale: 0.58, radius: 23 },
  full: { scale: 0.58, radius: 0 },
  masked: { scale: 0.44, radius: 0 },
};

const short = (value: number): number => Number(value.toFixed(2));

/** The mark without its `svg` element, in a square of 100 units; `id` keeps two in one drawing apart. */
export function drawMarkParts({ name, theme: { colors } }: Brand, shape: MarkShape, id = 'm'): string {
  const { scale, radius } = SIGN[shape];
  const at = short(50 - 50 * scale);
  const spark = short(50 + 50 * scale * 0.94);
  const light = `<linearGradient id="${id}l" x2=".6" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".22"/></linearGradient>`;
  const ground = (fill: string): string => `<rect width="100" height="100" rx="${radius}" fill="${fill}"/>`;
  const sign = `<path transform="translate(${at} ${short(at + 3)}) scale(${scale})" d="${initialStrokes(name)}" fill="none" stroke="${colors.onPrimary}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>`;
  const dot = `<circle cx="${spark}" cy="${short(100 - spark)}" r="${short(scale * 10.5)}" fill="${colors.accent}"/>`;
  return `<defs>${light}</defs>${ground(colors.primary)}${ground(`url(#${id}l)`)}${sign}${dot}`;
}

/** The mark as a picture of its own. */
export function drawMark(brand: Brand, shape: MarkShape, px: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${px}" height="${px}">${drawMarkParts(brand, shape)}</svg>`;
}
