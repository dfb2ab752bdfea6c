// A field of tiles with jewels and one bomb.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { brilliant } from '../../shapes/gem.ts';
import { glow, sparkle, sparkles } from '../../shapes/light.ts';
import { circle, line, n, type Point, place, repeat } from '../../svg.ts';

const bomb = (at: Point, scale: number): string =>
  place(
    at,
    `${line('M6-20Q12-34 24-32', ['#d9b26a', 4, 'stroke-linecap="round"'])}${sparkle([26, -32], 13)}<rect x="-7" y="-26" width="14" height="9" rx="2" fill="#5b647c"/>${circle([0, 0], 21, '#1c2030')}${circle([0, 0], 21, ['url(#o)', 'opacity=".7"'])}`,
    { scale },
  );

const corner = (nth: number): Point => [38 + (nth % 4) * 58, 44 + Math.floor(nth / 4) * 58];

const tileSymbols = `<defs><rect id="q" width="50" height="50" rx="11"/><rect id="y" x="2" y="2" width="46" height="20" rx="9" fill="#fff" opacity=".14"/></defs>`;

const tile = ([x, y]: Point, fill: string): string =>
  `<use href="#q" x="${x}" y="${y + 4}" opacity=".35"/><use href="#q" x="${x}" y="${y}" fill="${fill}"/><use href="#y" x="${x}" y="${y}"/>`;

export const mines = (random: Prng, palette: Palette): string => {
  const open = new Set([random.integer(0, 4), random.integer(5, 9), random.integer(10, 15)]);
  const bad = random.integer(0, 15);
  const find = ([x, y]: Point, nth: number): string =>
    nth === bad
      ? bomb([x + 25, y + 28], 0.82)
      : circle([x + 25, y + 27], 32, ['url(#g)', 'opacity=".7"']) +
        brilliant([x + 25, y + 24], 18, palette.accentHue + (nth % 3) * 60);
  const field = repeat(16, (nth) => {
    const isOpen = open.has(nth) || nth === bad;
    const fill = isOpen ? palette.deep : hsl(palette.hue, 62, 36 + ((nth * 7) % 5) * 3);
    return tile(corner(nth), fill) + (isOpen ? find(corner(nth), nth) : '');
  });
  const board = `<g transform="rotate(${n(random.between(-6, 6))} 150 160)">${field}</g>`;
  return tileSymbols + glow([150, 156], 190, 0.8) + board + sparkles(random, 9);
};
