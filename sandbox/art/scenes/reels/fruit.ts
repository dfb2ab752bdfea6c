// Fruit: an orchard behind cherries or a lucky seven.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { glow, rays, sparkles } from '../../shapes/light.ts';
import { circle, line, n, type Point, path, place, polar, repeat } from '../../svg.ts';

const leaf = (at: Point, turn: number, hue = 110): string =>
  place(
    at,
    path('M0 0C10-26 44-30 62-16C50 8 20 14 0 0Z', hsl(hue, 62, 36)) +
      line('M4-2C22-10 40-14 58-15', [hsl(hue, 60, 58), 2]),
    { turn },
  );

export const cherries = (at: Point, r: number): string => {
  const one = (x: number, y: number): string =>
    circle([x, y], r, '#c3092f') + circle([x, y], r, 'url(#s)') + circle([x, y], r, 'url(#o)');
  const stems = line(
    `M${-r} ${-r * 0.4}C${-r * 0.6} ${-r * 2} 0 ${-r * 2.6} ${r * 0.7} ${-r * 3}C${r * 0.6} ${-r * 2} ${r} ${-r * 1.2} ${r * 1.1} ${-r * 0.2}`,
    ['#4a7d1f', r * 0.14],
  );
  return place(at, stems + leaf([r * 0.7, -r * 3], 8) + one(-r, r * 0.5) + one(r * 1.1, r * 0.7));
};

export const citrus = (at: Point, r: number, hue: number): string => {
  const wedges = repeat(9, (nth) => {
    const [ax, ay] = polar([0, 0], r * 0.78, nth * 40 + 3);
    const [bx, by] = polar([0, 0], r * 0.78, nth * 40 + 37);
    return path(
      `M0 0L${n(ax)} ${n(ay)}A${n(r * 0.78)} ${n(r * 0.78)} 0 0 1 ${n(bx)} ${n(by)}Z`,
      hsl(hue, 96, 60),
    );
  });
  return place(
    at,
    `${circle([0, 0], r, hsl(hue, 92, 48))}${circle([0, 0], r * 0.88, hsl(hue, 90, 90))}${wedges}${circle([0, 0], r, ['url(#o)', 'opacity=".6"'])}`,
  );
};

export const round = (at: Point, r: number, hue: number): string =>
  place(
    at,
    circle([0, 0], r, hsl(hue, 78, 46)) +
      circle([0, 0], r, 'url(#s)') +
      circle([0, 0], r, 'url(#o)') +
      leaf([0, -r * 0.9], -14),
  );

export const seven = (at: Point, scale: number): string =>
  place(
    at,
    `<path d="M-40-58H44V-30C14 2 4 26 2 62H-34C-32 26-16-2 8-28H-22V-12H-40Z" fill="url(#m)" stroke="#5a0d14" stroke-width="7" stroke-linejoin="round" paint-order="stroke"/><path d="M-34-52H38V-40H-34Z" fill="#fff" opacity=".5"/>`,
    { scale },
  );

export const fruit = (random: Prng, palette: Palette, name: string): string => {
  const centre: Point = [150, 160];
  const back = [
    citrus([random.between(56, 84), random.between(92, 120)], 46, random.pick([46, 84, 28])),
    round([random.between(222, 244), random.between(100, 128)], 44, random.pick([282, 24, 350, 96])),
    round([random.between(54, 74), 236], 40, random.pick([34, 128, 310])),
    citrus([238, 236], 42, random.pick([12, 60, 340])),
  ];
  const hero =
    /sevens|hot|club|circuit/i.test(name) || (!/cherry|orchard/i.test(name) && random.chance(0.5))
      ? seven(centre, random.between(1.25, 1.5))
      : cherries([150, 186], 42);
  const beads = repeat(12, (nth) =>
    circle(polar(centre, 132, nth * 30), 4, [nth % 2 ? palette.accentLight : '#fff', 'opacity=".85"']),
  );
  return (
    rays(centre, palette.accentLight, { count: 20, opacity: 0.2, turn: random.between(0, 18) }) +
    glow(centre, 150) +
    beads +
    back.join('') +
    hero +
    sparkles(random, 7)
  );
};
