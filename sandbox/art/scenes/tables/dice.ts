// Dice in flight over the table.

import type { Prng } from '../../../core/prng.ts';
import type { Palette } from '../../palette.ts';
import { glow, rays, sparkles } from '../../shapes/light.ts';
import { chip, die } from '../../shapes/play-things.ts';
import { line, n, repeat } from '../../svg.ts';
import { felt } from './cards.ts';

export const dice = (random: Prng, palette: Palette): string => {
  const roll = (): [number, number, number] => [
    random.integer(1, 6),
    random.integer(1, 6),
    random.integer(1, 6),
  ];
  const hue = random.pick([350, palette.accentHue, 20, 265]);
  const arcs = repeat(3, (nth) =>
    line(`M${20 + nth * 20} 60Q150 ${n(-20 + nth * 30)} ${280 - nth * 14} 120`, [
      palette.light,
      3,
      `opacity="${0.5 - nth * 0.12}" stroke-dasharray="2 12" stroke-linecap="round"`,
    ]),
  );
  const trio =
    die([92, 214], { hue, scale: 1.5, turn: random.between(-14, 6), values: roll() }) +
    die([214, 196], { hue: hue + 24, scale: 1.3, turn: random.between(-6, 16), values: roll() }) +
    die([150, 122], { hue, scale: 1.7, turn: random.between(-24, 24), values: roll() });
  return (
    rays([150, 140], palette.light, { count: 16, opacity: 0.1 }) +
    glow([150, 140], 170) +
    felt(palette) +
    arcs +
    trio +
    chip([48, 284], 20, palette.accentHue) +
    chip([256, 282], 22, palette.hue + 40) +
    sparkles(random, 8)
  );
};
