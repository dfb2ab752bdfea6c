// A plane, paper plane or balloon on the climbing curve.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { cloud, ridge } from '../../shapes/land.ts';
import { glow, sparkles } from '../../shapes/light.ts';
import { circle, ellipse, line, type Point, path, place, polygon, repeat } from '../../svg.ts';
import { curve, grid, multiplier } from './rocket.ts';

const aeroplane = (hue: number): string => {
  const body =
    path('M-84 6C-60-22 30-26 78-8C88-2 86 8 74 12C30 24-58 28-84 6Z', hsl(hue, 84, 50)) +
    path('M-84 6C-50 20 30 18 78-2C86 8 70 14 60 15C20 24-58 28-84 6Z', ['#000', 'opacity=".2"']);
  const wings =
    path('M-8 2L34 56H56L34 0Z', hsl(hue, 80, 40)) +
    path('M-2-14L22-50H40L30-16Z', hsl(hue, 80, 60)) +
    path('M-84 4L-104-34H-86L-58-10Z', hsl(hue, 80, 42));
  const cabin = path('M8-20C16-38 40-36 46-18Z', '#bfe3ff');
  return `${wings}${body}${cabin}${ellipse([84, 0], [5, 34], ['#fff', 'opacity=".65"'])}${circle([82, 0], 7, 'url(#m)')}<path d="M-60 0H60" stroke="#fff" stroke-width="5" opacity=".8"/>`;
};

const balloon = (hue: number): string => {
  const gores = repeat(5, (nth) =>
    ellipse([0, -30], [Math.abs(58 - nth * 26) + 3, 68], nth % 2 ? '#fff4dc' : hsl(hue, 86, 54)),
  );
  const basket = `<rect x="-15" y="62" width="30" height="24" rx="5" fill="#7a4a20"/><path d="M-14 62L-26 26M14 62L26 26M-4 62L-8 34M4 62L8 34" stroke="#4a2a10" stroke-width="2"/>`;
  return (
    gores +
    ellipse([0, -30], [60, 68], ['url(#o)', 'opacity=".7"']) +
    polygon(
      [
        [-22, 32],
        [22, 32],
        [14, 46],
        [-14, 46],
      ],
      hsl(hue, 80, 36),
    ) +
    basket
  );
};

const paperPlane = (): string =>
  polygon(
    [
      [-80, -4],
      [92, -48],
      [-12, 22],
    ],
    '#ffffff',
  ) +
  polygon(
    [
      [-12, 22],
      [92, -48],
      [20, 52],
    ],
    '#c4cde8',
  ) +
  polygon(
    [
      [-12, 22],
      [20, 52],
      [-22, 62],
    ],
    '#8d99c2',
  ) +
  line('M92-48L-12 22', ['#9aa6cc', 2]);

export const plane = (random: Prng, palette: Palette): string => {
  const to: Point = [random.between(176, 206), random.between(126, 150)];
  const hue = random.pick([4, 200, 36, 150, palette.accentHue]);
  const craft = random.pick([aeroplane(hue), aeroplane(hue), paperPlane(), balloon(hue)]);
  const upright = craft === balloon(hue);
  const sky = repeat(6, () =>
    cloud([random.between(10, 290), random.between(60, 290)], random.between(16, 32), ['#fff', 0.2]),
  );
  return (
    glow([220, 70], 150, 0.9) +
    circle([236, 62], 30, palette.light) +
    grid(palette.light) +
    sky +
    curve([to[0] - 30, to[1] + 18], palette) +
    place(to, craft, { turn: upright ? 6 : random.between(-28, -16), scale: random.between(1, 1.16) }) +
    multiplier(random, palette) +
    ridge(random, 294, { rough: 14, fill: palette.deep }) +
    sparkles(random, 5)
  );
};
