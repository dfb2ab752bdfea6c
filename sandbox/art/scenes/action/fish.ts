// Hunting under water: a great fish or a shark.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { coin } from '../../shapes/gem.ts';
import { bubbles, ridge, weed } from '../../shapes/land.ts';
import { glow, sparkles } from '../../shapes/light.ts';
import { circle, line, n, type Point, path, place, polygon, repeat } from '../../svg.ts';

export const beams = (random: Prng, palette: Palette): string =>
  repeat(6, (nth) => {
    const x = nth * 60 + random.between(-20, 20);
    const reach = random.between(40, 90);
    return polygon(
      [
        [x, -10],
        [x + 26, -10],
        [x + 26 + reach, 330],
        [x - 20 + reach, 330],
      ],
      [palette.light, `opacity="${n(random.between(0.05, 0.16))}"`],
    );
  });

export const seabed = (random: Prng, palette: Palette): string =>
  repeat(9, (nth) =>
    weed(random, 10 + nth * 36, {
      height: random.between(90, 170),
      stroke: hsl(palette.hue + 70 + nth * 9, 60, 26 + (nth % 3) * 6),
    }),
  ) + ridge(random, 290, { rough: 14, fill: palette.deep });

const bigFish = (hue: number): string => {
  const tail = path(
    'M74 0C96-30 122-42 132-34C122-10 122 10 132 34C122 42 96 30 74 0Z',
    hsl(hue + 20, 86, 52),
  );
  const fins = path(
    'M-30-44C-4-84 40-78 58-62C40-50 30-40 24-34ZM-10 40C-6 70 18 78 34 70C28 56 24 44 20 36Z',
    hsl(hue + 20, 88, 56),
  );
  const body =
    path(
      'M-100 4C-82-46-10-66 48-30C66-18 76-8 84 0C76 10 66 20 48 32C-10 62-82 50-100 4Z',
      hsl(hue, 82, 50),
    ) + path('M-92 16C-50 40 20 44 70 14C40 52-64 60-92 16Z', [hsl(hue + 40, 86, 78), 'opacity=".8"']);
  const scales = repeat(12, (nth) =>
    line(`M${-26 + (nth % 4) * 22} ${-22 + Math.floor(nth / 4) * 18}q9 9 0 18`, [
      hsl(hue, 80, 34),
      3,
      'opacity=".55"',
    ]),
  );
  const eye =
    circle([-62, -10], 15, '#fff') + circle([-66, -10], 8, '#15182b') + circle([-69, -13], 3, '#fff');
  return (
    tail + fins + body + scales + eye + line('M-96 14q14 12 30 6', ['#3a0f1c', 4, 'stroke-linecap="round"'])
  );
};

const shark = (hue: number): string => {
  const fins = path('M-8-42L26-96L46-34ZM0 36L-16 84L36 40Z', hsl(hue, 34, 36));
  const body =
    path('M-118 2C-80-46 0-54 60-22L120-52L104 0L120 44L62 18C0 48-82 44-118 2Z', hsl(hue, 36, 46)) +
    path('M-112 12C-60 40 10 34 60 16C0 54-84 48-112 12Z', '#eef4fb');
  const jaw =
    path('M-100 18L-44 30L-62 12Z', '#7a1226') +
    repeat(4, (nth) =>
      polygon(
        [
          [-92 + nth * 12, 18],
          [-86 + nth * 12, 28],
          [-80 + nth * 12, 21],
        ],
        '#fff',
      ),
    );
  return (
    fins +
    body +
    jaw +
    circle([-72, -10], 6, '#0b0e18') +
    circle([-74, -12], 2, '#fff') +
    line('M-22-18q6 14 0 28M-8-20q6 16 0 32', [hsl(hue, 40, 28), 3])
  );
};

export const school = (random: Prng, hue: number): string =>
  repeat(5, () => {
    const at: Point = [random.between(16, 284), random.between(30, 270)];
    return place(
      at,
      path('M-14 0C-6-9 6-9 14 0L22-7V7L14 0C6 9-6 9-14 0Z', hsl(hue + random.integer(-40, 40), 92, 64)) +
        circle([-8, -1.5], 1.6, '#123'),
      { turn: random.between(-14, 14), scale: random.between(0.7, 1.3) },
    );
  });

export const fishScene = (random: Prng, palette: Palette, name: string): string => {
  const hero = /shark|leviathan|harpoon|deep/i.test(name)
    ? shark(palette.hue + 10)
    : bigFish(palette.accentHue);
  const coins = repeat(7, (nth) =>
    coin([24 + nth * 42, 290 + random.between(-10, 8)], random.between(13, 19), { squash: 0.6 }),
  );
  const turn = random.between(-16, 16);
  return (
    beams(random, palette) +
    seabed(random, palette) +
    school(random, palette.accentHue + 120) +
    glow([150, 160], 130, 0.6) +
    place([150, 160], hero, { scale: 1.08, turn }) +
    bubbles(random, 12) +
    coins +
    sparkles(random, 5)
  );
};
