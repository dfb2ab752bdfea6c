// Drawn numbers on a lit board.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { coin } from '../../shapes/gem.ts';
import { confetti, glow, rays, sparkles } from '../../shapes/light.ts';
import { circle, line, repeat } from '../../svg.ts';
import { numbered } from './balls.ts';

const digit = (x: number, y: number, value: number): string =>
  `<rect x="${x - 30}" y="${y - 44}" width="60" height="92" rx="12" fill="#000" opacity=".35"/><rect x="${x - 30}" y="${y - 50}" width="60" height="92" rx="12" fill="url(#p)"/><text x="${x}" y="${y + 22}" font-family="Georgia,'Noto Serif',serif" font-weight="900" font-size="68" fill="#b01030">${value}</text><rect x="${x - 30}" y="${y - 6}" width="60" height="3" fill="#000" opacity=".14"/>`;

export const numbers = (random: Prng, palette: Palette): string => {
  const count = random.pick([3, 4]);
  const gap = count === 3 ? 76 : 66;
  const board = `<rect x="12" y="80" width="276" height="146" rx="24" fill="${palette.deep}" stroke="url(#m)" stroke-width="7"/>${repeat(18, (nth) => circle([30 + nth * 14.2, 91], 3.2, nth % 2 ? palette.accentLight : '#fff3b8'))}${repeat(18, (nth) => circle([30 + nth * 14.2, 215], 3.2, nth % 2 ? '#fff3b8' : palette.accentLight))}`;
  const digits = repeat(count, (nth) =>
    digit(150 + (nth - (count - 1) / 2) * gap, 158, random.integer(0, 9)),
  );
  const scraps = confetti(
    random,
    [352, 46, 138, 204, 290].map((hue) => hsl(hue, 90, 62)),
  );
  const ribbon = line('M0 46Q80 90 150 50T300 40', [palette.accent, 9, 'opacity=".7"']);
  const coins = repeat(6, (nth) =>
    coin([34 + nth * 47, 278 + random.between(-10, 10)], random.between(17, 23), {
      squash: 0.66,
      turn: random.between(-20, 20),
    }),
  );
  return (
    rays([150, 150], palette.light, { count: 22, opacity: 0.14 }) +
    glow([150, 150], 190, 0.85) +
    ribbon +
    scraps +
    board +
    digits +
    numbered(random, [46, 250], 22) +
    numbered(random, [256, 252], 24) +
    coins +
    sparkles(random, 7)
  );
};
