// Stones, sweets, balls and cards for reels: one shape, many colours.
import { hsl } from '../../art/palette.ts';
import { stone } from '../../art/shapes/gem.ts';
import { suit } from '../../art/shapes/play-things.ts';
import { circle, line, path } from '../../art/svg.ts';
import type { Glyph } from './glyph.ts';

const gloss = circle([0, 0], 36, ['url(#o)', 'opacity=".7"']);

export const gem =
  (hue: number, sides: number): Glyph =>
  () =>
    stone([0, 0], 37, { hue, sides, turn: 180 / sides });

export const sweet =
  (hue: number): Glyph =>
  () =>
    path('M-22 0L-40-16V16ZM22 0L40-16V16Z', hsl(hue, 86, 66)) +
    circle([0, 0], 25, hsl(hue, 90, 52)) +
    line('M-14-20C-4-8-4 8-14 20M4-24C14-8 14 8 4 24', ['#fff', 6, 'opacity=".75"']) +
    `<g transform="scale(.68)">${gloss}</g>`;

export const ball =
  (hue: number): Glyph =>
  () =>
    circle([0, 0], 34, hsl(hue, 84, 50)) + circle([0, 0], 34, 'url(#s)') + gloss;

export const suited =
  (kind: Parameters<typeof suit>[0]): Glyph =>
  () =>
    `<rect x="-28" y="-38" width="56" height="76" rx="9" fill="url(#p)"/>${suit(kind, [0, 0], { r: 24 })}`;
