// Things of metal, paper and clay for reels.
import { hsl } from '../../art/palette.ts';
import { circle, ellipse, line, type Point, path, place, polar, polygon, repeat } from '../../art/svg.ts';
import type { Glyph } from './glyph.ts';

export const star: Glyph = () => {
  const points = Array.from(
    { length: 10 },
    (_none, nth): Point => polar([0, 2], nth % 2 ? 17 : 39, nth * 36 - 90),
  );
  return polygon(points, ['url(#m)', 'stroke="#6b3d00" stroke-width="3" stroke-linejoin="round"']);
};

export const bell: Glyph = () =>
  circle([0, 30], 8, '#8a5200') +
  path('M0-38C-24-34-22-4-34 24H34C22-4 24-34 0-38Z', ['url(#m)', 'stroke="#6b3d00" stroke-width="3"']) +
  line('M-34 24H34', ['#fff', 5, 'stroke-linecap="round" opacity=".7"']);

export const crown: Glyph = ({ accent }) =>
  path('M-36-16L-18 4L0-30L18 4L36-16L28 28H-28Z', [
    'url(#m)',
    'stroke="#6b3d00" stroke-width="3" stroke-linejoin="round"',
  ]) +
  circle([0, 14], 7, accent) +
  circle([-18, 16], 4.5, '#fff') +
  circle([18, 16], 4.5, '#fff');

export const lamp: Glyph = ({ metal }) =>
  line('M0-40V-28M0 30V40', [metal[1], 4]) +
  ellipse([0, 0], [32, 28], '#d81e3a') +
  ellipse([0, 0], [18, 28], '#f0443f') +
  ellipse([0, 0], [6, 28], '#ff8a5c') +
  `<rect x="-16" y="-32" width="32" height="8" rx="3" fill="url(#m)"/><rect x="-16" y="24" width="32" height="8" rx="3" fill="url(#m)"/>`;

export const fan: Glyph = ({ hue }) =>
  repeat(7, (nth) =>
    place([0, 26], path('M-7 0L-10-58Q0-64 10-58L7 0Z', hsl(hue + 150, 74, nth % 2 ? 56 : 44)), {
      turn: nth * 20 - 60,
      scale: 0.95,
    }),
  ) + circle([0, 26], 8, 'url(#m)');

export const mask: Glyph = ({ accent }) =>
  path('M-30-34H30L36 4L16 38H-16L-36 4Z', ['url(#m)', 'stroke="#6b3d00" stroke-width="3"']) +
  path('M-22-8H-6L-9 4H-19ZM22-8H6L9 4H19Z', '#2a1300') +
  path('M-12 20H12L6 28H-6Z', '#2a1300') +
  circle([0, -20], 7, accent);

export const vase: Glyph = ({ hue }) =>
  path('M-12-38H12L9-24C34-10 34 24 14 38H-14C-34 24-34-10-9-24Z', hsl(hue + 200, 66, 42)) +
  line('M-27 0H27M-26 12H26', ['url(#m)', 5]) +
  `<rect x="-15" y="-40" width="30" height="7" rx="3" fill="url(#m)"/>`;

export const ship: Glyph = () =>
  path('M0-40C18-22 18 8 12 24H-12C-18 8-18-22 0-40Z', 'url(#p)') +
  path('M-12 8L-28 30L-10 26ZM12 8L28 30L10 26Z', '#e11d48') +
  circle([0, -8], 8, '#38bdf8') +
  path('M-7 26H7L0 40Z', '#fbbf24');

export const bomb: Glyph = () =>
  circle([-2, 6], 28, '#232a44') +
  circle([-2, 6], 28, 'url(#o)') +
  line('M14-16C22-28 30-24 34-34', ['#d6a76a', 5, 'stroke-linecap="round"']) +
  circle([35, -35], 6, '#ffd54a');
