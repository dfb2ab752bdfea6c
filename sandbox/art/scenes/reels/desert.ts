// Deserts: pyramids or a palace behind dunes and treasure.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { coin, stone } from '../../shapes/gem.ts';
import { ridge } from '../../shapes/land.ts';
import { dust, glow, rays } from '../../shapes/light.ts';
import { circle, type Point, path, place, repeat } from '../../svg.ts';

const pyramids = (palette: Palette): string =>
  path('M-6 252L86 160 178 252ZM80 252L196 136 312 252Z', palette.mid) +
  path('M86 160L178 252H114ZM196 136L312 252H231Z', palette.dark);

const minaret = (palette: Palette): string =>
  path('M-17-92H17V8H-17Z', palette.dark) +
  path('M-22-92Q-22-128 0-142Q22-128 22-92Z', 'url(#m)') +
  `<rect x="-7" y="-66" width="14" height="26" rx="7" fill="${palette.light}"/>`;

const palace = (palette: Palette): string =>
  repeat(3, (nth) => place([74 + nth * 76, 240], minaret(palette), { scale: nth === 1 ? 1.3 : 0.9 }));

export const desert = (random: Prng, palette: Palette): string => {
  const sun: Point = [random.between(90, 210), 112];
  const peaks = random.chance(0.55) ? pyramids(palette) : palace(palette);
  const dunes = [230, 254, 280]
    .map((y, nth) => ridge(random, y, { rough: 16, fill: hsl(palette.hue + nth * 6, 66, 40 - nth * 11) }))
    .join('');
  const hero = random.chance(0.5)
    ? stone([150, 206], 40, { hue: palette.accentHue, sides: 6, tall: 1.2 })
    : coin([150, 206], 46);
  const trail = repeat(6, (nth) => coin([32 + nth * 47, 292 + random.between(-6, 8)], 18, { squash: 0.55 }));
  return (
    rays(sun, palette.light, { count: 22, opacity: 0.16 }) +
    glow(sun, 150) +
    circle(sun, 52, palette.light) +
    peaks +
    dunes +
    glow([150, 206], 76, 0.7) +
    hero +
    trail +
    dust(random, 20, palette.light)
  );
};
