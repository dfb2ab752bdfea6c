// Jewels: a ring of cut stones around one great one.

import type { Prng } from '../../../core/prng.ts';
import type { Palette } from '../../palette.ts';
import { brilliant, coin, stone } from '../../shapes/gem.ts';
import { glow, rays, sparkles } from '../../shapes/light.ts';
import { type Point, polar, repeat } from '../../svg.ts';

export const gems = (random: Prng, palette: Palette): string => {
  const centre: Point = [150, 158];
  const hues = [palette.accentHue, palette.hue + 60, palette.hue + 200, palette.hue - 70, 48];
  const ring = repeat(6, (nth) => {
    const at = polar(centre, random.between(84, 100), nth * 60 + random.between(-10, 10));
    const hue = hues[nth % hues.length] ?? 0;
    const sides = random.pick([4, 5, 6]);
    return stone(at, random.between(22, 34), {
      hue,
      sides,
      turn: random.between(0, 90),
      tall: random.between(0.9, 1.2),
    });
  });
  const hero = random.chance(0.5)
    ? brilliant(centre, 82, palette.accentHue)
    : stone(centre, 72, { hue: palette.accentHue, sides: random.pick([6, 8]), tall: 1.08 });
  const coins = repeat(7, (nth) =>
    coin([24 + nth * 42, 292 + random.between(-12, 12)], random.between(18, 25), {
      squash: 0.62,
      turn: random.between(-20, 20),
    }),
  );
  return (
    rays(centre, palette.light, { count: 16 }) +
    glow(centre, 170, 0.85) +
    ring +
    hero +
    coins +
    sparkles(random, 9)
  );
};
