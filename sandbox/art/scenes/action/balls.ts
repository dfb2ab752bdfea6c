// The lottery drum and its balls.

import type { Prng } from '../../../core/prng.ts';
import type { Palette } from '../../palette.ts';
import { dust, glow, rays, sparkles } from '../../shapes/light.ts';
import { ballShape } from '../../shapes/play-things.ts';
import { circle, ellipse, type Point, path, polar, repeat, ring } from '../../svg.ts';

const hues = [352, 24, 46, 138, 204, 268, 318];

export const numbered = (random: Prng, at: Point, r: number): string =>
  ballShape(at, r, { hue: random.pick(hues), label: String(random.integer(1, 49)) });

/** The glass drum and the balls in it, around (150, 138). */
export const drum = (random: Prng): string => {
  const centre: Point = [150, 138];
  const heap = repeat(11, (nth) => {
    const isInner = nth < 4;
    const turn = isInner ? nth * 90 + random.between(0, 50) : nth * 51 + random.between(-12, 12);
    const [x, y] = polar(centre, isInner ? 34 : 70, turn);
    return numbered(random, [x, y + 10], random.between(20, 26));
  });
  const glass =
    path('M74 84Q100 42 150 40Q104 62 84 104Z', ['#fff', 'opacity=".5"']) +
    ellipse([206, 198], [14, 30], ['#fff', 'opacity=".14" transform="rotate(40 206 198)"']);
  return circle(centre, 104, ['#fff', 'opacity=".1"']) + heap + ring(centre, 104, ['url(#m)', 9]) + glass;
};

export const balls = (random: Prng, palette: Palette): string => {
  const centre: Point = [150, 138];
  const stand = path('M96 236H204L228 300H72Z', palette.mid) + path('M96 236H204L208 247H92Z', 'url(#m)');
  const row = repeat(5, (nth) => numbered(random, [46 + nth * 52, 286], 24));
  const light = rays(centre, palette.light, { count: 20, opacity: 0.13 }) + glow(centre, 190, 0.85);
  return light + stand + drum(random) + row + sparkles(random, 8) + dust(random, 18, palette.light);
};
