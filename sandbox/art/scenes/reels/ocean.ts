// The sea: a carp or a junk on patterned waves.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { pearl } from '../../shapes/gem.ts';
import { waves } from '../../shapes/land.ts';
import { glow, rays, sparkles } from '../../shapes/light.ts';
import { circle, line, n, type Point, path, place, repeat } from '../../svg.ts';

const koi = (hue: number): string => {
  const tail = path('M62 8C84-18 104-22 112-12C106 6 104 18 112 38C96 40 78 30 62 14Z', [
    hsl(hue, 88, 62),
    'opacity=".9"',
  ]);
  const body =
    path('M-84 6C-60-34 20-40 70 8C24 44-58 44-84 6Z', '#fff6ec') +
    path(
      'M-40-22C-10-34 10-30 24-20C10 2-24 6-40-22ZM28 22C44 6 58 4 68 8C56 22 44 28 28 22ZM-84 6C-78-6-70-14-60-18C-56-4-64 10-84 6Z',
      hsl(hue, 92, 54),
    );
  const fins = path(
    'M-14 30C-8 52-24 62-36 62C-34 48-30 38-26 32ZM2-28C16-48 34-48 42-42C34-32 26-26 18-22Z',
    hsl(hue, 86, 66),
  );
  return tail + fins + body + circle([-62, 0], 5, '#1a1020') + circle([-63.5, -1.5], 1.6, '#fff');
};

const junk = (palette: Palette): string => {
  const sail = (x: number, h: number): string =>
    path(`M${x} ${-h}Q${x + 62} ${-h * 0.7} ${x + 54} -6H${x - 6}Z`, [
      hsl(palette.accentHue, 76, 50),
      `stroke="${palette.deep}" stroke-width="2"`,
    ]) +
    repeat(4, (nth) => line(`M${x} ${n(-h + (h / 5) * (nth + 1))}h56`, [palette.deep, 2, 'opacity=".5"']));
  return `${sail(-70, 96)}${sail(-4, 130)}${path('M-96 4H98Q84 44 52 46H-58Q-86 40-96 4Z', ['#6b2f16', 'stroke="url(#m)" stroke-width="4"'])}`;
};

export const ocean = (random: Prng, palette: Palette): string => {
  const sun: Point = [150, 120];
  const tint = { fill: palette.dark, stroke: palette.glow };
  const hero = random.chance(0.55)
    ? place([150, 190], koi(random.pick([8, 24, 346])), { scale: 1.2, turn: random.between(-24, 24) })
    : place([150, 206], junk(palette), { scale: 1 });
  const shell = pearl([44, 286], 12) + pearl([66, 296], 8) + pearl([262, 290], 11);
  return (
    rays(sun, palette.light, { count: 20, opacity: 0.16 }) +
    glow(sun, 150) +
    circle(sun, 70, [palette.accentLight, 'opacity=".9"']) +
    waves(218, tint, 30) +
    hero +
    waves(262, tint) +
    shell +
    sparkles(random, 8)
  );
};
