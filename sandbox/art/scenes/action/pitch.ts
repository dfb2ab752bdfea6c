// A football pitch under floodlights.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { dust, glow, sparkles } from '../../shapes/light.ts';
import { circle, dots, line, list, n, type Point, path, place, polar, polygon, repeat } from '../../svg.ts';

export const stands = (random: Prng, palette: Palette): string => {
  const tiers = repeat(3, (nth) =>
    path(
      `M-10 ${116 + nth * 24}Q150 ${92 + nth * 28} 310 ${116 + nth * 24}V260H-10Z`,
      hsl(palette.hue, 40, 12 + nth * 4),
    ),
  );
  const seats = (): Point[] => list(18, () => [random.between(0, 300), random.between(124, 182)]);
  const crowd = ['#fff', palette.light, palette.accentLight, '#ffd88a']
    .map((colour, nth) => dots(seats(), [colour, 2 + nth * 0.5, 0.75]))
    .join('');
  return tiers + crowd;
};

export const floodlights = (palette: Palette): string =>
  [
    [36, 1],
    [264, -1],
  ]
    .map(
      ([x = 0, side = 1]) =>
        polygon(
          [
            [x, 52],
            [x + side * 40, 330],
            [x + side * 250, 330],
          ],
          ['#fff', 'opacity=".07"'],
        ) +
        line(`M${x} 150V60`, ['#8d97ad', 5]) +
        `<rect x="${x - 26}" y="32" width="52" height="30" rx="5" fill="#2b3244"/>` +
        repeat(6, (nth) => circle([x - 16 + (nth % 3) * 16, 40 + Math.floor(nth / 3) * 14], 5.4, '#fff')) +
        circle([x, 47], 60, ['url(#g)', `opacity=".6" stroke="${palette.light}" stroke-opacity="0"`]),
    )
    .join('');

const football = (at: Point, r: number, turn: number): string => {
  const patch = (centre: Point, size: number, spin: number): string =>
    polygon(
      Array.from({ length: 5 }, (_none, nth) => polar(centre, size, spin + nth * 72)),
      '#1a2034',
    );
  const outer = repeat(5, (nth) => {
    const far = polar([0, 0], r * 0.86, nth * 72 - 90);
    return (
      patch(far, r * 0.26, nth * 72 - 54) +
      line(
        `M${n(polar([0, 0], r * 0.36, nth * 72 - 90)[0])} ${n(polar([0, 0], r * 0.36, nth * 72 - 90)[1])}L${n(far[0])} ${n(far[1])}`,
        ['#1a2034', r * 0.05],
      )
    );
  });
  return place(
    at,
    `<clipPath id="c"><circle r="${n(r)}"/></clipPath>${circle([0, 0], r, '#fdfdff')}<g clip-path="url(#c)">${outer}${patch([0, 0], r * 0.36, -90)}</g>${circle([0, 0], r, 'url(#s)')}${circle([0, 0], r, 'url(#o)')}`,
    { turn },
  );
};

const turf = (hue: number): string => {
  const bands = repeat(8, (nth) =>
    polygon(
      [
        [150 + (nth - 4) * 22, 190],
        [150 + (nth - 3) * 22, 190],
        [150 + (nth - 3) * 92, 400],
        [150 + (nth - 4) * 92, 400],
      ],
      hsl(hue, 58, nth % 2 ? 30 : 25),
    ),
  );
  return (
    bands +
    line('M60 190L-90 400M240 190L390 400M-10 250H310', ['#fff', 3, 'opacity=".8"']) +
    `<ellipse cx="150" cy="252" rx="80" ry="24" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>`
  );
};

const goal =
  '<path d="M92 192V142H208V192" fill="none" stroke="#fff" stroke-width="5"/><path d="M92 142l8 50m8-50l4 50m12-50l2 50m14-50v50m14-50l-2 50m16-50l-6 50m22-50l-8 50m24-50l-8 50M94 154h112M94 166h112M94 178h112" stroke="#fff" stroke-width="1" opacity=".5"/>';

export const pitch = (random: Prng, palette: Palette): string => {
  const at: Point = [random.between(120, 180), random.between(194, 214)];
  const swoosh = line(`M${n(at[0] - 120)} 300Q${n(at[0] - 70)} 250 ${n(at[0] - 10)} ${n(at[1])}`, [
    palette.accentLight,
    40,
    'opacity=".22" stroke-linecap="round"',
  ]);
  return (
    dust(random, 20, '#fff') +
    glow([150, 110], 170, 0.7) +
    stands(random, palette) +
    turf(random.pick([130, 142, 118])) +
    goal +
    floodlights(palette) +
    swoosh +
    football(at, random.between(58, 70), random.between(-30, 30)) +
    sparkles(random, 6)
  );
};
