// Pegs, a falling ball, and bins that pay.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { coin } from '../../shapes/gem.ts';
import { glow, rays, sparkles } from '../../shapes/light.ts';
import { ballShape } from '../../shapes/play-things.ts';
import { dots, list, n, type Point, repeat } from '../../svg.ts';

export const plinko = (random: Prng, palette: Palette): string => {
  const pegsOf = (row: number): Point[] =>
    list(row + 3, (nth) => [150 + (nth - (row + 2) / 2) * 29, 52 + row * 25]);
  const pegs = dots(list(8, pegsOf).flat(), ['#fff', 8.8, 0.92]);
  const bins = repeat(9, (nth) => {
    const heat = Math.abs(nth - 4);
    const x = 150 + (nth - 4) * 30 - 13;
    return `<rect x="${n(x)}" y="262" width="26" height="34" rx="7" fill="${hsl(56 - heat * 14, 92, 54)}"/><rect x="${n(x)}" y="262" width="26" height="12" rx="6" fill="#fff" opacity=".3"/>`;
  });
  let x = 150;
  const trail = Array.from({ length: 6 }, (_none, nth): Point => {
    x += random.pick([-14, 14]);
    return [x, 66 + nth * 25];
  });
  const drops = trail
    .map((at, nth) => ballShape(at, nth === 5 ? 17 : 6 + nth, { hue: palette.accentHue, light: 58 }))
    .map((one, nth) => `<g opacity="${n(nth === 5 ? 1 : 0.1 + nth * 0.1)}">${one}</g>`);
  const extra = ballShape([random.between(90, 210), 34], 12, { hue: palette.hue + 90 });
  return (
    rays([150, 150], palette.light, { count: 16, opacity: 0.1 }) +
    glow([150, 140], 180, 0.7) +
    pegs +
    bins +
    extra +
    drops.join('') +
    coin([40, 226], 20) +
    coin([264, 214], 17) +
    sparkles(random, 6)
  );
};
