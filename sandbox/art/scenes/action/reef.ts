// The reef: turtle, jellyfish or octopus above corals.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { bubbles } from '../../shapes/land.ts';
import { glow, sparkles } from '../../shapes/light.ts';
import { circle, ellipse, line, n, type Point, path, place, polygon, repeat } from '../../svg.ts';
import { beams, school, seabed } from './fish.ts';

const turtle = (hue: number): string => {
  const limb = hsl(hue, 52, 46);
  const limbs =
    path(
      'M-52-22C-96-58-110-44-104-30C-92-14-70-6-56-4ZM-50 26C-74 56-60 66-48 58C-38 48-32 38-30 32ZM46-30C66-60 82-54 80-42C74-28 62-20 54-16ZM50 24C74 42 70 56 58 52C48 46 42 38 38 32Z',
      limb,
    ) + ellipse([-84, 6], [24, 18], limb);
  const plates: Point[] = [
    [-32, -10],
    [-2, -24],
    [30, -14],
    [-18, 14],
    [14, 14],
  ];
  const shell =
    ellipse([0, 0], [64, 46], hsl(hue - 60, 62, 34)) +
    plates
      .map(([x, y]) =>
        polygon(
          [
            [x - 14, y],
            [x - 7, y - 12],
            [x + 7, y - 12],
            [x + 14, y],
            [x + 7, y + 12],
            [x - 7, y + 12],
          ],
          hsl(hue - 50, 70, 52),
        ),
      )
      .join('') +
    ellipse([0, 0], [64, 46], ['url(#o)', 'opacity=".5"']);
  return limbs + shell + circle([-92, 0], 4.4, '#101822');
};

const jellyfish = (hue: number): string => {
  const arms = repeat(7, (nth) =>
    line(`M${-42 + nth * 14} 0q${nth % 2 ? 16 : -16} 34 0 60t0 56`, [
      hsl(hue + nth * 8, 90, 74),
      5,
      'stroke-linecap="round" opacity=".75"',
    ]),
  );
  return (
    arms +
    path('M-62 6C-62-70 62-70 62 6Q46-6 31 6Q15-6 0 6Q-15-6-31 6Q-46-6-62 6Z', [
      hsl(hue, 88, 66),
      'opacity=".92"',
    ]) +
    path('M-46-12C-40-48 0-56 12-52C-16-42-30-26-34-8Z', ['#fff', 'opacity=".5"']) +
    circle([-16, -16], 5, '#2a1338') +
    circle([16, -16], 5, '#2a1338') +
    line('M-7-6q7 6 14 0', ['#2a1338', 2.6])
  );
};

const octopus = (hue: number): string => {
  const arms = repeat(6, (nth) =>
    line(`M${-40 + nth * 16} 30q${(nth - 2.5) * 18} 40 ${(nth - 2.5) * 26} 62t${(nth - 2.5) * 14} 6`, [
      hsl(hue, 72, 42 + (nth % 2) * 8),
      17,
      'stroke-linecap="round"',
    ]),
  );
  const head =
    path('M-62 24C-82-70 82-70 62 24Q0 66-62 24Z', hsl(hue, 76, 50)) +
    path('M-44-4C-44-44-6-52 8-50C-18-38-28-20-28 0Z', ['#fff', 'opacity=".35"']);
  const eyes = [-22, 22].map((x) => circle([x, 4], 14, '#fff') + circle([x + 2, 6], 7, '#191330')).join('');
  return arms + head + eyes + line('M-8 28q8 6 16 0', ['#3d0f2a', 3.4, 'stroke-linecap="round"']);
};

const toHero = (random: Prng, palette: Palette, name: string): string => {
  if (/turtle/i.test(name)) return turtle(140);
  if (/octo|kraken|trident/i.test(name)) return octopus(random.pick([340, 20, 280]));
  if (/jelly|bloom|lantern/i.test(name)) return jellyfish(palette.accentHue);
  return random.pick([turtle(140), jellyfish(palette.accentHue), octopus(280)]);
};

export const reef = (random: Prng, palette: Palette, name: string): string => {
  const hero = toHero(random, palette, name);
  const coral = repeat(6, (nth) => {
    const x = 18 + nth * 54;
    const d = `M${x} 330V${n(random.between(240, 268))}M${x} 286l-18-24M${x} 276l20-26M${x - 10} 270v-18M${x + 12} 262v-16`;
    return line(d, [hsl(330 + nth * 22, 86, 58), 9, 'stroke-linecap="round"']);
  });
  return (
    beams(random, palette) +
    glow([150, 150], 140, 0.6) +
    school(random, 40) +
    coral +
    seabed(random, palette) +
    place([150, 150], hero, { scale: 1.18, turn: random.between(-8, 8) }) +
    bubbles(random, 12) +
    sparkles(random, 5)
  );
};
