// Courts and fields of the other sports.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { dust, glow, sparkles } from '../../shapes/light.ts';
import { circle, line, n, type Point, path, place, repeat } from '../../svg.ts';
import { floodlights, stands } from './pitch.ts';

const basketball = (r: number): string =>
  circle([0, 0], r, '#e8762b') +
  circle([0, 0], r, 'url(#s)') +
  line(
    `M${-r} 0H${r}M0 ${-r}V${r}M${n(-r * 0.72)} ${n(-r * 0.7)}Q0 0 ${n(-r * 0.72)} ${n(r * 0.7)}M${n(r * 0.72)} ${n(-r * 0.7)}Q0 0 ${n(r * 0.72)} ${n(r * 0.7)}`,
    ['#2a120a', r * 0.06],
  ) +
  circle([0, 0], r, 'url(#o)');

const tennis = (r: number): string =>
  circle([0, 0], r, '#cdea3a') +
  circle([0, 0], r, 'url(#s)') +
  line(
    `M${n(-r * 0.86)} ${n(-r * 0.5)}Q0 0 ${n(-r * 0.7)} ${n(r * 0.72)}M${n(r * 0.86)} ${n(-r * 0.5)}Q0 0 ${n(r * 0.7)} ${n(r * 0.72)}`,
    ['#fff', r * 0.08],
  ) +
  circle([0, 0], r, 'url(#o)');

const cricket = (r: number): string =>
  circle([0, 0], r, '#b3162a') +
  circle([0, 0], r, 'url(#s)') +
  line(
    `M${n(-r * 0.2)} ${-r}Q${n(r * 0.16)} 0 ${n(-r * 0.2)} ${r}M${n(r * 0.2)} ${-r}Q${n(r * 0.5)} 0 ${n(r * 0.2)} ${r}`,
    ['#fff', r * 0.05, 'stroke-dasharray="4 4"'],
  ) +
  circle([0, 0], r, 'url(#o)');

const volleyball = (r: number): string => {
  const seams = `M0 0Q${n(r * 0.5)} ${n(-r * 0.6)} ${n(r * 0.1)} ${-r}M0 0Q${n(r * 0.4)} ${n(r * 0.5)} ${n(r * 0.94)} ${n(r * 0.34)}M0 0Q${n(-r * 0.8)} ${n(r * 0.1)} ${n(-r * 0.76)} ${n(r * 0.66)}`;
  const body =
    circle([0, 0], r, '#f7f3e6') + circle([0, 0], r * 0.98, ['none', 'stroke="#2a5bd7" stroke-width="9"']);
  return (
    body + circle([0, 0], r, 'url(#s)') + line(seams, ['#e2a918', r * 0.1]) + circle([0, 0], r, 'url(#o)')
  );
};

const shuttlecock = (r: number): string => {
  const vanes =
    path(`M-18 20L${-r} ${-r}H${r}L18 20Z`, '#f5f8ff') +
    line(
      `M-10 20L${n(-r * 0.5)} ${-r}M0 20V${-r}M10 20L${n(r * 0.5)} ${-r}M${n(-r * 0.7)} ${n(-r * 0.4)}H${n(r * 0.7)}`,
      ['#aab6d6', 3],
    );
  return (
    vanes +
    circle([0, 34], 24, '#fff') +
    path('M-23 28H23V20H-23Z', '#d8232f') +
    circle([0, 34], 24, 'url(#o)')
  );
};

const gamepad = (r: number): string => {
  const body = path(
    `M${-r} 30C${-r} -40-50-44-34-34H34C50-44 ${r} -40 ${r} 30C${r} 62 46 56 34 26H-34C-46 56 ${-r} 62 ${-r} 30Z`,
    '#e9edfb',
  );
  const keys = path('M-48-12H-38V-2H-28V8H-38V18H-48V8H-58V-2H-48Z', '#2b3450');
  const buttons = [
    ['#e5364b', 44, -14],
    ['#2fb46a', 44, 20],
    ['#3b7df0', 28, 3],
    ['#f0b428', 60, 3],
  ] as const;
  return body + keys + buttons.map(([fill, x, y]) => circle([x, y], 7.5, fill)).join('');
};

const toHero = (name: string): ((r: number) => string) => {
  if (/tennis/i.test(name)) return tennis;
  if (/cricket/i.test(name)) return cricket;
  if (/shuttle/i.test(name)) return shuttlecock;
  if (/spike/i.test(name)) return volleyball;
  return /e-sports/i.test(name) ? gamepad : basketball;
};

export const court = (random: Prng, palette: Palette, name: string): string => {
  const floor =
    path('M40 190H260L420 400H-120Z', hsl(random.pick([24, 210, 12, 262]), 62, 38)) +
    line('M40 190H260M-10 246H310M150 190V330M96 190L40 400M204 190L260 400', ['#fff', 3, 'opacity=".75"']);
  const at: Point = [random.between(124, 176), random.between(140, 170)];
  const trail = repeat(4, (nth) =>
    circle([at[0] - 26 - nth * 20, at[1] + 24 + nth * 22], 44 - nth * 9, [
      palette.accentLight,
      `opacity="${n(0.2 - nth * 0.04)}"`,
    ]),
  );
  const hero = toHero(name)(66);
  return (
    dust(random, 20, '#fff') +
    glow([150, 110], 170, 0.75) +
    stands(random, palette) +
    floor +
    floodlights(palette) +
    trail +
    place(at, hero, { turn: random.between(-40, 40) }) +
    sparkles(random, 6)
  );
};
