// Lotus Club: the flower itself, opened above still water.
import type { Palette } from '../palette.ts';
import { waves } from '../shapes/land.ts';
import { circle, n, path, place, repeat, ring } from '../svg.ts';
import type { BrandStage } from './stage.ts';

const petal = 'M0 0C-34-30-30-76 0-104C30-76 34-30 0 0Z';

const flower = (colours: { back: string; middle: string; front: string }): string => {
  const row = (turns: number[], [fill, scale]: [string, number]): string =>
    turns.map((turn) => place([0, 0], path(petal, fill), { turn, scale })).join('');
  return (
    row([-78, 78], [colours.back, 0.86]) +
    row([-52, 52], [colours.back, 0.98]) +
    row([-26, 26], [colours.middle, 1]) +
    row([0], [colours.front, 1.02])
  );
};

export const lotusMark = (palette: Palette): string =>
  place(
    [0, 46],
    flower({ back: palette.glow, middle: '#ffb9b0', front: '#fff4e6' }) +
      path('M-70 14Q0 52 70 14Q0 30-70 14Z', palette.accent),
    { scale: 1.06 },
  );

export const lotusMotif = (palette: Palette, { width, height }: BrandStage): string => {
  const [x, y] = [width * 0.72, height * 0.6];
  const sun =
    circle([x, y - height * 0.06], height * 0.46, [palette.accent, 'opacity=".22"']) +
    ring([x, y - height * 0.06], height * 0.46, ['url(#m)', 3]);
  const rings = repeat(3, (nth) =>
    ring([x, y - height * 0.06], height * (0.54 + nth * 0.09), [
      palette.accentLight,
      1.2,
      `opacity="${n(0.35 - nth * 0.1)}"`,
    ]),
  );
  const far = place(
    [x, y + height * 0.16],
    flower({ back: palette.mid, middle: palette.glow, front: palette.light }),
    { scale: height / 300 },
  );
  const water = place(
    [0, 0],
    waves(Math.round((height * 0.84) / (width / 300)), { fill: palette.dark, stroke: palette.accent }, 16),
    { scale: width / 300 },
  );
  return `${sun}${rings}<g opacity=".5">${far}</g><g opacity=".55">${water}</g>`;
};
