// Lottery scenes: the drum that turns, and the numbers that stand.
import { hsl, type Palette } from '../palette.ts';
import type { Prng } from '../prng.ts';
import { coin } from '../shapes/gem.ts';
import { confetti, dust, glow, rays, sparkles } from '../shapes/light.ts';
import { ball } from '../shapes/play-things.ts';
import { circle, ellipse, line, n, type Point, path, polar, repeat } from '../svg.ts';

const hues = [352, 24, 46, 138, 204, 268, 318];

const numbered = (random: Prng, at: Point, r: number): string =>
  ball(at, r, { hue: random.pick(hues), label: String(random.integer(1, 49)) });

export const balls = (random: Prng, palette: Palette): string => {
  const centre: Point = [150, 138];
  const r = 104;
  const heap = repeat(11, (nth) => {
    const [x, y] = polar(
      centre,
      nth < 4 ? 34 : 70,
      nth < 4 ? nth * 90 + random.between(0, 50) : nth * 51 + random.between(-12, 12),
    );
    return numbered(random, [x, y + 10], random.between(20, 26));
  });
  const drum =
    circle(centre, r, ['#fff', 'opacity=".1"']) +
    heap +
    circle(centre, r, ['none', 'stroke="url(#m)" stroke-width="9"']) +
    path('M74 84Q100 42 150 40Q104 62 84 104Z', ['#fff', 'opacity=".5"']) +
    ellipse([206, 198], [14, 30], ['#fff', 'opacity=".14" transform="rotate(40 206 198)"']);
  const stand = path('M96 236H204L228 300H72Z', palette.mid) + path('M96 236H204L208 247H92Z', 'url(#m)');
  const row = repeat(5, (nth) => numbered(random, [46 + nth * 52, 286], 24));
  return (
    rays(centre, palette.light, { count: 20, opacity: 0.13 }) +
    glow(centre, 190, 0.85) +
    stand +
    drum +
    row +
    sparkles(random, 8) +
    dust(random, 18, palette.light)
  );
};

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
