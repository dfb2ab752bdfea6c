// Sky, plants and sea for reels.
import { hsl } from '../../art/palette.ts';
import { circle, ellipse, line, path, place, polar, polygon, repeat } from '../../art/svg.ts';
import type { Glyph } from './glyph.ts';

export const bolt: Glyph = ({ accentLight }) =>
  circle([0, 0], 36, ['url(#g)', 'opacity=".9"']) +
  path('M8-38L-24 6H-4L-10 38L24-8H4Z', [
    'url(#m)',
    `stroke="${accentLight}" stroke-width="2" stroke-linejoin="round"`,
  ]);

export const planet: Glyph = ({ accent, hue }) =>
  circle([0, 0], 25, hsl(hue + 90, 80, 56)) +
  circle([0, 0], 25, 'url(#s)') +
  `<g transform="rotate(-22)">${ellipse([0, 2], [39, 11], ['none', `stroke="${accent}" stroke-width="5"`])}<path d="M-25-2A25 25 0 0 1 25-2Z" fill="${hsl(hue + 90, 80, 62)}"/></g>`;

export const flame: Glyph = () =>
  path(
    'M2-40C22-14 32-4 28 14C25 32 12 39 0 39C-14 39-27 30-28 14C-29 0-16-6-14-20C-6-14-4-6-4 0C4-10 6-24 2-40Z',
    '#f4511e',
  ) +
  path(
    'M2-6C12 6 16 12 14 22C12 32 6 36 0 36C-8 36-15 31-15 22C-15 14-8 10-6 4C-2 8-1 12 0 14C3 8 4 2 2-6Z',
    '#ffd54a',
  );

export const leaf =
  (hue: number): Glyph =>
  () =>
    path('M-30 34C-40-10-6-38 34-36C38 6 10 38-30 34Z', hsl(hue, 70, 42)) +
    path('M-30 34C-20-2 4-22 34-36C38 6 10 38-30 34Z', hsl(hue, 70, 34)) +
    line('M-30 34C-12 8 8-10 26-28', [hsl(hue, 60, 74), 3.4, 'stroke-linecap="round"']);

export const flower =
  (hue: number): Glyph =>
  () =>
    repeat(7, (nth) =>
      place([0, 0], path('M0 0C-16-14-12-34 0-39C12-34 16-14 0 0Z', hsl(hue, 84, 58 + (nth % 2) * 12)), {
        turn: nth * 51.4,
      }),
    ) + circle([0, 0], 10, 'url(#c1)');

export const shell: Glyph = ({ accentLight }) =>
  path('M0 34L-36-4C-34-26-16-36 0-36C16-36 34-26 36-4Z', hsl(24, 86, 74)) +
  line('M0 32L-24-22M0 32L-9-32M0 32L9-32M0 32L24-22', [hsl(14, 74, 52), 3]) +
  path('M-12 34H12L8 24H-8Z', accentLight);

export const fish =
  (hue: number): Glyph =>
  () =>
    path('M14 0L40-20V20Z', hsl(hue, 86, 46)) +
    ellipse([-6, 0], [32, 22], hsl(hue, 90, 58)) +
    path('M-10-20C4-36 18-26 14-12Z', hsl(hue, 86, 46)) +
    line('M-2-18C6-6 6 6-2 18', ['#fff', 4, 'opacity=".7"']) +
    circle([-22, -5], 6, '#fff') +
    circle([-23, -5], 3, '#111');

export const sun: Glyph = () =>
  repeat(12, (nth) =>
    polygon(
      [polar([0, 0], 40, nth * 30), polar([0, 0], 24, nth * 30 + 13), polar([0, 0], 24, nth * 30 - 13)],
      '#f59e0b',
    ),
  ) + circle([0, 0], 25, 'url(#c1)');
