// Space: a ringed planet among moons.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { ridge } from '../../shapes/land.ts';
import { dust, glow, sparkles } from '../../shapes/light.ts';
import { circle, ellipse, line, n, type Point, place, repeat } from '../../svg.ts';

const planet = (at: Point, r: number, hue: number): string => {
  const bands = repeat(
    4,
    (nth) =>
      `<path d="M${n(-r * 1.1)} ${n(-r * 0.7 + nth * r * 0.42)}q${n(r)} ${n(r * 0.3)} ${n(r * 2.2)} 0v${n(r * 0.16)}q${n(-r)} ${n(r * 0.3)} ${n(-r * 2.2)} 0Z" fill="${hsl(hue + nth * 10, 84, nth % 2 ? 70 : 40)}" opacity=".6"/>`,
  );
  return place(
    at,
    `<clipPath id="c"><circle r="${r}"/></clipPath>${circle([0, 0], r, hsl(hue, 82, 54))}<g clip-path="url(#c)">${bands}</g>${circle([0, 0], r, 'url(#s)')}${circle([0, 0], r, ['url(#o)', 'opacity=".7"'])}`,
    { turn: -18 },
  );
};

export const space = (random: Prng, palette: Palette): string => {
  const at: Point = [random.between(126, 174), random.between(138, 164)];
  const hue = palette.accentHue;
  const tilt = random.between(-30, 30);
  const ring = (half: string): string =>
    place(
      at,
      `<path d="${half}" fill="none" stroke="${hsl(hue + 30, 90, 76)}" stroke-width="13" opacity=".9"/><path d="${half}" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>`,
      { turn: tilt },
    );
  const moons = repeat(3, (nth) => {
    const m: Point = [random.between(20, 280), 40 + nth * 90];
    const r = random.between(7, 16);
    return circle(m, r, hsl(palette.hue + nth * 60, 70, 70)) + circle(m, r, 'url(#s)');
  });
  const comet = line(`M${n(random.between(180, 270))} 20q-40 20-70 66`, [
    '#fff',
    3,
    'opacity=".55" stroke-linecap="round"',
  ]);
  const fog =
    ellipse([70, 250], [150, 60], [palette.glow, 'opacity=".16"']) +
    ellipse([240, 60], [120, 46], [hsl(hue, 90, 60), 'opacity=".16"']);
  return (
    dust(random, 60, '#fff') +
    fog +
    glow(at, 160) +
    comet +
    ring('M-122 0A122 32 0 0 1 122 0') +
    planet(at, 78, hue) +
    ring('M122 0A122 32 0 0 1-122 0') +
    moons +
    ridge(random, 276, { rough: 16, fill: palette.deep, sharp: true }) +
    sparkles(random, 6)
  );
};
