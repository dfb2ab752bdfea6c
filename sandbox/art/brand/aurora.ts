// Aurora Play: ribbons of northern light, and a letter made of two of them.

import { createPrng } from '../../core/prng.ts';
import type { Palette } from '../palette.ts';
import { circle, dots, line, list, n, type Point, path, repeat } from '../svg.ts';
import type { BrandStage } from './stage.ts';

export const auroraMark = (palette: Palette): string =>
  path(
    'M-88 78C-58 66-40 30-18-34C-8-64 8-64 18-34C40 30 58 66 88 78C50 84 26 62 8 14Q0-6-8 14C-26 62-50 84-88 78Z',
    palette.glow,
  ) +
  path('M-88 78C-58 66-40 30-18-34C-10-58 0-60 8-50C-12-6-30 84-88 78Z', palette.accent) +
  path('M-34 40Q0 18 34 40Q0 30-34 40Z', '#fff') +
  circle([0, -80], 11, '#fff');

export const auroraMotif = (palette: Palette, { width, height }: BrandStage): string => {
  const random = createPrng(`aurora ${width}`);
  const colours = [palette.accent, palette.glow, palette.mid, palette.accent];
  const ribbons = repeat(4, (nth) => {
    const y = height * (0.2 + nth * 0.16);
    const wave = `M-40 ${n(y)}C${n(width * 0.25)} ${n(y - height * 0.28)} ${n(width * 0.5)} ${n(y + height * 0.24)} ${n(width + 40)} ${n(y - height * 0.22)}`;
    const width2 = height * (0.2 - nth * 0.025);
    return (
      line(wave, [colours[nth] ?? palette.glow, width2, 'opacity=".2"']) +
      line(wave, [palette.accentLight, 2, 'opacity=".35"'])
    );
  });
  const star = (): Point => [random.between(0, width), random.between(0, height * 0.8)];
  const peaks = `M0 ${height}V${n(height * 0.86)}L${n(width * 0.14)} ${n(height * 0.74)}L${n(width * 0.27)} ${n(height * 0.88)}L${n(width * 0.45)} ${n(height * 0.7)}L${n(width * 0.62)} ${n(height * 0.87)}L${n(width * 0.82)} ${n(height * 0.72)}L${width} ${n(height * 0.84)}V${height}Z`;
  return (
    ribbons +
    dots(list(40, star), ['#fff', 1.8, 0.7]) +
    dots(list(10, star), ['#fff', 3.6, 0.9]) +
    path(peaks, [palette.deep, 'opacity=".75"'])
  );
};
