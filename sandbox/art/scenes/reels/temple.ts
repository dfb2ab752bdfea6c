// Old temples: a stepped pyramid or a pagoda before the sun.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { stone } from '../../shapes/gem.ts';
import { cloud, ridge } from '../../shapes/land.ts';
import { dust, glow, rays } from '../../shapes/light.ts';
import { circle, n, type Point, path, repeat } from '../../svg.ts';

const pyramid = (palette: Palette): string =>
  repeat(6, (nth) => {
    const y = 268 - nth * 30;
    const half = 128 - nth * 19;
    const lit = 26 + nth * 4;
    const step = `<rect x="${150 - half}" y="${y - 30}" width="${half * 2}" height="31" fill="${hsl(palette.hue + 18, 34, lit)}"/><rect x="${150 - half}" y="${y - 30}" width="${half * 2}" height="6" fill="${palette.light}" opacity=".55"/>`;
    const stair = `<rect x="126" y="${y - 30}" width="48" height="31" fill="${hsl(palette.hue + 18, 30, lit - 12)}"/><path d="M126 ${y - 20}h48m-48 10h48m-48 10h48" stroke="${palette.glow}" stroke-opacity=".5" stroke-width="2"/>`;
    return step + stair;
  });

const pagoda = (palette: Palette): string =>
  repeat(4, (nth) => {
    const y = 262 - nth * 50;
    const half = 98 - nth * 20;
    const wall = `<rect x="${150 - half * 0.62}" y="${y - 34}" width="${half * 1.24}" height="38" fill="${hsl(palette.accentHue, 62, 30)}"/>`;
    const window = `<rect x="${n(150 - half * 0.2)}" y="${y - 28}" width="${n(half * 0.4)}" height="30" rx="8" fill="#ffd97a"/>`;
    const roof = path(
      `M${150 - half - 16} ${y - 32}Q${150 - half * 0.5} ${y - 42} ${150 - half * 0.4} ${y - 60}H${150 + half * 0.4}Q${150 + half * 0.5} ${y - 42} ${150 + half + 16} ${y - 32}Q150 ${y - 22} ${150 - half - 16} ${y - 32}Z`,
      [hsl(palette.hue, 60, 24), 'stroke="url(#m)" stroke-width="3"'],
    );
    return wall + window + roof;
  });

export const temple = (random: Prng, palette: Palette): string => {
  const sun: Point = [150, 96];
  const hall = random.chance(0.5)
    ? pyramid(palette) + stone([150, 70], 24, { hue: palette.accentHue, sides: 6 })
    : pagoda(palette) + circle([150, 38], 9, 'url(#m)');
  const clouds = cloud([50, 128], 26, [palette.light, 0.3]) + cloud([256, 92], 30, [palette.light, 0.26]);
  const front = ridge(random, 268, { rough: 16, fill: palette.deep });
  return (
    rays(sun, palette.light, { count: 18, opacity: 0.2 }) +
    circle(sun, 74, [palette.light, 'opacity=".85"']) +
    glow(sun, 170) +
    clouds +
    hall +
    front +
    dust(random, 22, palette.light)
  );
};
