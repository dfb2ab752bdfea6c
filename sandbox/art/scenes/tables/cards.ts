// Card tables: a fan of cards over felt.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { glow, rays, sparkles } from '../../shapes/light.ts';
import { type CardSuit, card, chip, suit } from '../../shapes/play-things.ts';
import { ellipse, type Point, polar, repeat } from '../../svg.ts';

const suits: CardSuit[] = ['spade', 'heart', 'club', 'diamond'];
const ranks = ['A', 'K', 'Q', 'J', '10', '9'];

export const felt = (palette: Palette): string =>
  ellipse([150, 330], [230, 140], hsl(palette.hue, 62, 24)) +
  ellipse([150, 330], [230, 140], ['none', 'stroke="url(#m)" stroke-width="5"']) +
  ellipse(
    [150, 330],
    [206, 118],
    ['none', `stroke="${palette.light}" stroke-opacity=".35" stroke-width="2"`],
  );

const stack = (at: Point, hue: number, count: number): string =>
  repeat(count, (nth) => chip([at[0], at[1] - nth * 8], 24, hue));

export const cards = (random: Prng, palette: Palette): string => {
  const count = random.pick([3, 4, 5]);
  const first = random.integer(0, 3);
  const spread = 46 / count;
  const fan = repeat(count, (nth) => {
    const turn = (nth - (count - 1) / 2) * spread;
    const [x, y] = polar([150, 330], 178, turn - 90);
    return card([x, y], {
      rank: ranks[(nth + first) % 6] ?? 'A',
      kind: suits[(nth + first) % 4] ?? 'spade',
      turn,
      scale: 1.12,
    });
  });
  const ghost = suit(suits[first] ?? 'spade', [150, 96], { r: 92, fill: palette.glow });
  return (
    rays([150, 150], palette.light, { count: 14, opacity: 0.1 }) +
    glow([150, 150], 170, 0.75) +
    `<g opacity=".22">${ghost}</g>` +
    felt(palette) +
    fan +
    stack([62, 286], palette.accentHue, random.integer(2, 4)) +
    stack([242, 288], palette.hue + 60, random.integer(2, 5)) +
    sparkles(random, 7)
  );
};
