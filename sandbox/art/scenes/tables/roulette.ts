// The roulette wheel, alone or lent to the live tables.

import type { Prng } from '../../../core/prng.ts';
import type { Palette } from '../../palette.ts';
import { dust, glow, sparkles } from '../../shapes/light.ts';
import { ballShape, chip } from '../../shapes/play-things.ts';
import { circle, n, type Point, place, polar, repeat, ring } from '../../svg.ts';

// Pockets are dashes of one broad ring: twelve red on black, one green, fine gold between.
const wheelDisc = (r: number, turn: number): string => {
  const arc = (r * 0.8 * Math.PI) / 12;
  const broad = r * 0.4;
  const pockets =
    ring([0, 0], r * 0.8, ['#15171f', broad]) +
    ring([0, 0], r * 0.8, ['#b4122b', broad, `stroke-dasharray="${n(arc)}"`]) +
    ring([0, 0], r * 0.8, ['#12813f', broad, `stroke-dasharray="${n(arc)} 999"`]) +
    ring([0, 0], r * 0.8, ['#e8c766', broad, `stroke-dasharray="1 ${n(arc - 1)}"`]);
  const spoke = (nth: number): string =>
    `<rect x="-4" y="${n(-r * 0.5)}" width="8" height="${n(r * 0.5)}" rx="4" fill="url(#m)" transform="rotate(${nth * 90})"/>`;
  const hub = circle([0, 0], r * 0.58, '#3d1d0c') + circle([0, 0], r * 0.58, 'url(#s)') + repeat(4, spoke);
  const rim = circle([0, 0], r * 1.16, '#2b1408') + ring([0, 0], r * 1.12, ['url(#m)', 6]);
  return rim + place([0, 0], pockets + hub, { turn }) + circle([0, 0], r * 0.17, 'url(#m)');
};

/** The wheel alone, for the live scenes too. */
export const rouletteWheel = (at: Point, more: { r: number; squash: number; turn: number }): string =>
  `<g transform="translate(${n(at[0])} ${n(at[1])}) scale(1 ${more.squash})">${wheelDisc(more.r, more.turn)}</g>`;

export const roulette = (random: Prng, palette: Palette): string => {
  const at: Point = [150, 168];
  const turn = random.between(0, 360);
  const marble = polar(at, 92, random.between(200, 340));
  return (
    glow(at, 190, 0.8) +
    rouletteWheel(at, { r: 108, squash: random.between(0.82, 1), turn }) +
    ballShape(marble, 9, { hue: 220, light: 96 }) +
    chip([52, 276], 26, palette.accentHue) +
    chip([250, 282], 24, palette.hue + 40) +
    chip([216, 292], 20, 48) +
    sparkles(random, 7) +
    dust(random, 14, palette.light)
  );
};
