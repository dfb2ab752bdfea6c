// A rocket on the climbing curve of a crash game.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { ridge } from '../../shapes/land.ts';
import { dust, glow, sparkles } from '../../shapes/light.ts';
import { circle, line, n, type Point, path, place, repeat } from '../../svg.ts';

export const grid = (colour: string): string =>
  `<g stroke="${colour}" stroke-opacity=".16">${repeat(8, (nth) => `<path d="M0 ${n(30 + nth * 38)}H300M${n(16 + nth * 38)} 0V310"/>`)}</g>`;

export const curve = (to: Point, palette: Palette): string => {
  const [x, y] = to;
  const d = `M14 288C${n(x * 0.55)} 286 ${n(x * 0.86)} ${n(y + 96)} ${n(x)} ${n(y)}`;
  return (
    path(`${d}V310H14Z`, [palette.accent, 'opacity=".2"']) +
    line(d, [palette.accent, 13, 'opacity=".3" stroke-linecap="round"']) +
    line(d, [palette.accentLight, 6, 'stroke-linecap="round"'])
  );
};

export const multiplier = (random: Prng, palette: Palette): string => {
  const value = random.between(1.4, 48).toFixed(2);
  return `<text x="24" y="64" text-anchor="start" font-family="'Arial Black',Arial,sans-serif" font-weight="900" font-size="38" fill="url(#t)" opacity=".95">×${value}</text><rect x="24" y="76" width="64" height="5" rx="2.5" fill="${palette.accent}"/>`;
};

export const rocketShip = (hue: number): string => {
  const flame =
    path('M-17 58Q-26 96 0 134Q26 96 17 58Z', '#ff8a1f') +
    path('M-10 58Q-14 86 0 108Q14 86 10 58Z', '#fff0a0');
  const fins = path('M-24 22L-48 62L-22 56ZM24 22L48 62L22 56Z', hsl(hue, 84, 44));
  const hull =
    path('M0-84C34-48 36 14 22 58H-22C-36 14-34-48 0-84Z', '#f4f6ff') +
    path('M0-84C34-48 36 14 22 58H4C16 10 18-44 0-84Z', '#b9c2e0') +
    path('M0-84C14-70 22-54 26-38H-26C-22-54-14-70 0-84Z', hsl(hue, 84, 54));
  return `${flame}${fins}${hull}${circle([0, -8], 15, 'url(#m)')}${circle([0, -8], 10, '#2a4d9c')}${circle([-3, -11], 3.4, '#cfe3ff')}<rect x="-22" y="48" width="44" height="9" rx="3" fill="${hsl(hue, 70, 36)}"/>`;
};

export const rocket = (random: Prng, palette: Palette): string => {
  const to: Point = [random.between(196, 224), random.between(110, 132)];
  const world: Point = [random.between(40, 110), random.between(130, 170)];
  const stars = dust(random, 54, '#fff');
  const moon =
    circle(world, 28, hsl(palette.hue + 40, 50, 72)) +
    circle(world, 28, 'url(#s)') +
    circle([world[0] - 8, world[1] - 6], 5, ['#000', 'opacity=".16"']) +
    circle([world[0] + 8, world[1] + 9], 7, ['#000', 'opacity=".14"']);
  return (
    stars +
    grid(palette.light) +
    moon +
    glow(to, 130, 0.85) +
    curve([to[0] - 22, to[1] + 44], palette) +
    place(to, rocketShip(random.pick([2, 24, 260, 200, palette.accentHue])), {
      turn: random.between(30, 44),
      scale: random.between(0.92, 1.08),
    }) +
    multiplier(random, palette) +
    ridge(random, 300, { rough: 10, fill: palette.deep, sharp: true }) +
    sparkles(random, 6)
  );
};
