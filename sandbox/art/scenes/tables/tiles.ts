// Tile games: a hand of tiles standing on felt.

import type { Prng } from '../../../core/prng.ts';
import type { Palette } from '../../palette.ts';
import { glow, rays, sparkles } from '../../shapes/light.ts';
import { circle, type Point, place, polar, repeat } from '../../svg.ts';
import { felt } from './cards.ts';

const tile = (at: Point, more: { turn: number; scale: number; face: string }): string =>
  place(
    at,
    `<rect x="-30" y="-36" width="64" height="86" rx="10" fill="#0d5a3c"/><rect x="-32" y="-42" width="64" height="82" rx="10" fill="#fdf8e8"/><rect x="-32" y="-42" width="64" height="82" rx="10" fill="url(#o)" opacity=".5"/>${more.face}`,
    more,
  );

const tileFaces = (random: Prng): string[] => [
  repeat(9, (nth) =>
    circle([-15 + (nth % 3) * 15, -19 + Math.floor(nth / 3) * 18], 6, [
      ['#1a7a4c', '#c3172e', '#17479e'][nth % 3] ?? '#000',
      'stroke="#fff" stroke-width="1.5"',
    ]),
  ),
  `${circle([0, -1], 21, ['none', 'stroke="#c3172e" stroke-width="5"'])}${repeat(8, (nth) => circle(polar([0, -1], 13, nth * 45), 3.4, '#17479e'))}${circle([0, -1], 6, '#c3172e')}`,
  repeat(
    3,
    (nth) =>
      `<rect x="${-18 + nth * 15}" y="-26" width="7" height="50" rx="3.5" fill="${nth === 1 ? '#c3172e' : '#1a7a4c'}"/>`,
  ),
  `<path d="M0-28L7-8H28L11 5L17 26L0 13L-17 26L-11 5L-28-8H-7Z" fill="#c3172e" transform="rotate(${random.integer(-6, 6)})"/>`,
];

export const tiles = (random: Prng, palette: Palette): string => {
  const faces = tileFaces(random);
  const face = (nth: number): string => faces[nth % faces.length] ?? '';
  const start = random.integer(0, 3);
  const back = repeat(4, (nth) =>
    tile([48 + nth * 68, 104 + random.between(-8, 8)], {
      turn: random.between(-12, 12),
      scale: 0.86,
      face: face(nth + start + 1),
    }),
  );
  const front =
    tile([78, 214], { turn: -16, scale: 1.14, face: face(start) }) +
    tile([222, 214], { turn: 16, scale: 1.14, face: face(start + 2) }) +
    tile([150, 190], { turn: random.between(-6, 6), scale: 1.46, face: face(start + 3) });
  return (
    rays([150, 160], palette.light, { count: 16, opacity: 0.1 }) +
    glow([150, 170], 170, 0.75) +
    felt(palette) +
    back +
    front +
    sparkles(random, 8)
  );
};
