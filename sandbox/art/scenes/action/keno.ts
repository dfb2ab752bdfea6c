// A card of numbers with its hits.

import type { Prng } from '../../../core/prng.ts';
import type { Palette } from '../../palette.ts';
import { glow, rays, sparkles } from '../../shapes/light.ts';
import { ballShape } from '../../shapes/play-things.ts';
import { circle, place, repeat } from '../../svg.ts';

export const keno = (random: Prng, palette: Palette): string => {
  const hits = new Set(Array.from({ length: 7 }, () => random.integer(0, 24)));
  const cells = repeat(25, (nth) => {
    const cx = 62 + (nth % 5) * 44;
    const cy = 88 + Math.floor(nth / 5) * 42;
    const isHit = hits.has(nth);
    const fill = isHit ? palette.accent : '#eef1fb';
    const ink = isHit ? '#fff' : '#3a4364';
    return `<rect x="${cx - 18}" y="${cy - 17}" width="36" height="34" rx="8" fill="${fill}"/><text x="${cx}" y="${cy + 6}" font-size="17" fill="${ink}">${nth * 3 + 1 + (nth % 3)}</text>`;
  });
  const ticket = `<rect x="32" y="40" width="236" height="250" rx="18" fill="#000" opacity=".3"/><rect x="28" y="34" width="244" height="250" rx="18" fill="url(#p)"/><path d="M28 52a18 18 0 0 1 18-18H254a18 18 0 0 1 18 18V62H28Z" fill="${palette.mid}"/>${repeat(9, (nth) => circle([48 + nth * 25.5, 48], 5, palette.light))}`;
  return (
    rays([150, 150], palette.light, { count: 14, opacity: 0.12 }) +
    glow([150, 160], 190, 0.8) +
    place([0, 0], ticket + cells) +
    ballShape([252, 252], 30, { hue: palette.accentHue, label: String(random.integer(1, 80)) }) +
    ballShape([48, 270], 24, { hue: palette.hue + 120, label: String(random.integer(1, 80)) }) +
    ballShape([262, 60], 20, { hue: 44, label: String(random.integer(1, 80)) }) +
    sparkles(random, 7)
  );
};
