// Rio Sorte: a clover for luck, hills above the bay, a sun that never quite sets.

import { createPrng } from '../../core/prng.ts';
import type { Palette } from '../palette.ts';
import { confetti } from '../shapes/light.ts';
import { circle, line, n, path, place, repeat } from '../svg.ts';
import type { BrandStage } from './stage.ts';

const leaf = 'M0 0C-62-22-70-78-36-86C-16-90-4-76 0-62C4-76 16-90 36-86C70-78 62-22 0 0Z';

export const rioMark = (palette: Palette): string =>
  line('M4 6C14 40 30 66 54 88', [palette.accent, 13, 'stroke-linecap="round"']) +
  repeat(4, (nth) =>
    place(
      [0, 0],
      path(leaf, nth % 2 ? palette.accent : '#fff') +
        line('M0-14V-50', [palette.mid, 5, 'stroke-linecap="round" opacity=".5"']),
      { turn: nth * 90 + 45, scale: 0.94 },
    ),
  ) +
  circle([0, 0], 10, palette.mid);

export const rioMotif = (palette: Palette, { width, height }: BrandStage): string => {
  const random = createPrng(`rio ${width}`);
  const [x, y] = [width * 0.7, height * 0.52];
  const rings = repeat(4, (nth) =>
    circle([x, y], height * (0.62 - nth * 0.12), [palette.accent, `opacity="${nth === 3 ? 0.95 : 0.14}"`]),
  );
  const hills =
    path(
      `M0 ${n(height * 0.82)}C${n(width * 0.12)} ${n(height * 0.7)} ${n(width * 0.18)} ${n(height * 0.36)} ${n(width * 0.26)} ${n(height * 0.38)}C${n(width * 0.34)} ${n(height * 0.42)} ${n(width * 0.36)} ${n(height * 0.74)} ${n(width * 0.5)} ${n(height * 0.78)}C${n(width * 0.66)} ${n(height * 0.6)} ${n(width * 0.8)} ${n(height * 0.64)} ${width} ${n(height * 0.8)}V${height}H0Z`,
      [palette.dark, 'opacity=".85"'],
    ) +
    path(
      `M0 ${n(height * 0.9)}Q${n(width * 0.25)} ${n(height * 0.8)} ${n(width * 0.5)} ${n(height * 0.9)}T${width} ${n(height * 0.88)}V${height}H0Z`,
      palette.deep,
    );
  const pavement = repeat(7, (nth) =>
    line(
      `M${n((width / 6) * nth - 60)} ${height}q${n(width / 24)}-16 ${n(width / 12)}-6t${n(width / 12)}-6`,
      ['#fff', 5, 'opacity=".16"'],
    ),
  );
  return (
    rings +
    hills +
    pavement +
    place([0, 0], confetti(random, [palette.accent, '#fff', palette.glow, '#4fb6ff'], 6), {
      scale: width / 300,
      squash: height / width,
    })
  );
};
