// Woods by moonlight, and the fox or owl that lives there.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { pine, ridge } from '../../shapes/land.ts';
import { dust, glow } from '../../shapes/light.ts';
import { circle, ellipse, line, type Point, path, place, repeat } from '../../svg.ts';

const fox = (hue: number): string => {
  const ears = path('M-64-74L-22-40-60-18ZM64-74L22-40 60-18Z', hsl(hue, 84, 44));
  const inner = path('M-58-60L-34-40-54-28ZM58-60L34-40 54-28Z', '#3b1410');
  const head =
    path('M-66-20L-26-46H26L66-20 0 62Z', hsl(hue, 88, 52)) + path('M0-46H26L66-20 0 62Z', hsl(hue, 88, 44));
  const cheeks = path('M-66-20L-20 0 0 62Z', '#fff3e2') + path('M66-20L20 0 0 62Z', '#ecdcc6');
  const eyes = path('M-34-16L-14-6-30-4ZM34-16L14-6 30-4Z', '#fff2a8');
  return ears + inner + head + cheeks + eyes + ellipse([0, 56], [9, 7], '#23100f');
};

const owlEye = (x: number): string =>
  circle([x, -14], 23, '#fff6d8') +
  circle([x, -14], 14, hsl(44, 96, 54)) +
  circle([x, -14], 8, '#1d1206') +
  circle([x - 4, -18], 3, '#fff');

const owl = (hue: number): string => {
  const shape = 'M-56-62Q-30-44 0-44Q30-44 56-62Q66-10 48 34Q30 66 0 72Q-30 66-48 34Q-66-10-56-62Z';
  const belly = path('M-32 14Q0 4 32 14Q28 54 0 64Q-28 54-32 14Z', hsl(hue, 50, 66));
  const feathers = line('M-20 26q8 8 16 0m8 0q8 8 16 0M-12 40q8 8 16 0m-4 0q8 8 16 0', [hsl(hue, 46, 44), 3]);
  return (
    path(shape, hsl(hue, 46, 40)) +
    belly +
    feathers +
    owlEye(-24) +
    owlEye(24) +
    path('M-7-2H7L0 14Z', '#f2a73b')
  );
};

// The animal of this wood: by name, else by chance.
const toHero = (random: Prng, name: string): string =>
  /owl|whisper|valley|hollow/i.test(name) || (!/fox|antler/i.test(name) && random.chance(0.5))
    ? owl(random.pick([28, 260, 200]))
    : fox(random.pick([18, 28, 200]));

export const forest = (random: Prng, palette: Palette, name: string): string => {
  const moon: Point = [random.between(80, 220), 84];
  const rows = [196, 232, 270].map((y, nth) => {
    const fill = hsl(palette.hue + nth * 6, 46, 26 - nth * 8);
    const trees = repeat(7 - nth, (at) =>
      pine([at * (46 + nth * 12) + random.between(-8, 12), y + 26], random.between(80, 130) - nth * 8, fill),
    );
    return trees + ridge(random, y + 16, { rough: 8, fill });
  });
  const hero = toHero(random, name);
  const flies = dust(random, 16, '#f6ff9c');
  return (
    glow(moon, 130) +
    circle(moon, 46, palette.light) +
    circle([moon[0] + 14, moon[1] - 8], 9, [palette.glow, 'opacity=".3"']) +
    rows.slice(0, 2).join('') +
    glow([150, 208], 110, 0.55) +
    place([150, 206], hero, { scale: 1.12 }) +
    rows[2] +
    flies
  );
};
