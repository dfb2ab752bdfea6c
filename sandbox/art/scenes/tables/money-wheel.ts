// The money wheel of the live shows.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { sparkles } from '../../shapes/light.ts';
import { circle, n, type Point, path, polar, repeat } from '../../svg.ts';
import { room, table } from './live-room.ts';

export const moneyWheel = (random: Prng, palette: Palette): string => {
  const at: Point = [150, 150];
  const turn = random.between(0, 30);
  const wedges = repeat(12, (nth) => {
    const [ax, ay] = polar(at, 104, turn + nth * 30);
    const [bx, by] = polar(at, 104, turn + nth * 30 + 30);
    const [sx, sy] = polar(at, 78, turn + nth * 30 + 15);
    const fill = nth % 4 === 0 ? palette.accent : hsl(palette.hue + (nth % 4) * 34, 80, 34 + (nth % 3) * 9);
    const label = `<text x="${n(sx)}" y="${n(sy)}" transform="rotate(${n(turn + nth * 30 + 105)} ${n(sx)} ${n(sy)})" font-size="17" fill="#fff">${[1, 5, 2, 10, 1, 20, 2, 40, 1, 5, 2, 8][nth]}</text>`;
    return (
      path(`M150 150L${n(ax)} ${n(ay)}A104 104 0 0 1 ${n(bx)} ${n(by)}Z`, [
        fill,
        'stroke="#fff3c4" stroke-width="1.5"',
      ]) + label
    );
  });
  const bulbs = repeat(24, (nth) =>
    circle(polar(at, 113, nth * 15), 4, nth % 2 ? '#fff6cf' : palette.accentLight),
  );
  return (
    room(random, palette) +
    circle(at, 122, '#2a1420') +
    circle(at, 120, ['none', 'stroke="url(#m)" stroke-width="7"']) +
    wedges +
    bulbs +
    circle(at, 26, 'url(#m)') +
    circle(at, 15, palette.deep) +
    path('M136 18H164L150 56Z', ['#fff', 'stroke="#8a1026" stroke-width="4"']) +
    table(palette, '') +
    sparkles(random, 7)
  );
};
