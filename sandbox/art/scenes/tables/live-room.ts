// The live room: curtains, lamps, the host and the table.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { glow, sparkles } from '../../shapes/light.ts';
import { circle, ellipse, line, n, path, place, repeat } from '../../svg.ts';

export const room = (random: Prng, palette: Palette): string => {
  const drapes = repeat(
    9,
    (nth) =>
      `<rect x="${nth * 34 - 4}" width="18" height="300" fill="${palette.mid}" opacity="${n(random.between(0.12, 0.3))}"/>`,
  );
  const lamps = repeat(
    5,
    (nth) =>
      circle([30 + nth * 60, 26 + (nth % 2) * 14], 7, palette.light) +
      circle([30 + nth * 60, 26 + (nth % 2) * 14], 46, ['url(#g)', 'opacity=".5"']),
  );
  const arch = line('M22 300V150Q22 26 150 26Q278 26 278 150V300', ['url(#m)', 4, 'opacity=".7"']);
  return drapes + glow([150, 130], 150, 0.65) + arch + lamps;
};

const skins = ['#f0c19a', '#d99a6c', '#a86b42', '#f6d3b5'];
const hairs = ['#1d1414', '#3a2016', '#5a2a14', '#26202e'];

const hair = (random: Prng, colour: string): string =>
  random.pick([
    path(
      'M-31-6C-38-52 38-52 31-6C34 20 36 44 26 54C30 20 24-8 14-18C-2-6-18-6-26-2C-30 14-24 40-28 54C-38 40-34 16-31-6Z',
      colour,
    ),
    path('M-29 0C-36-46 36-46 29 0C28-12 22-20 12-22C-4-14-20-16-26-4Z', colour) +
      circle([0, -42], 13, colour),
    path('M-28 0C-36-44 36-44 28 0C26-10 22-18 16-20C2-24-14-22-22-14C-26-8-26-4-28 0Z', colour),
  ]);

/** The host: a calm half figure, drawn simply so that it reads at thumbnail size. */
export const host = (random: Prng, palette: Palette): string => {
  const skin = random.pick(skins);
  const suitColour = hsl(palette.accentHue, random.pick([50, 62]), random.pick([26, 36]));
  const body =
    path('M-84 150C-82 92-52 68-22 60L0 74L22 60C52 68 82 92 84 150Z', suitColour) +
    path('M-22 60L0 104L22 60L12 54H-12Z', '#fff') +
    path('M-10 70L0 78L10 70V86L0 80L-10 86Z', 'url(#m)');
  const lapels = path('M-22 60L-40 84L-6 128L0 104ZM22 60L40 84L6 128L0 104Z', ['#000', 'opacity=".25"']);
  const head = `<rect x="-12" y="24" width="24" height="36" rx="10" fill="${skin}"/>${path('M-12 40Q0 54 12 40V50Q0 62-12 50Z', ['#000', 'opacity=".15"'])}${ellipse([0, 6], [27, 33], skin)}`;
  const face =
    line('M-17-2q6-5 12 0M5-2q6-5 12 0', ['#2a1710', 2.4, 'stroke-linecap="round"']) +
    line('M-9 22q9 7 18 0', ['#a2323a', 3.4, 'stroke-linecap="round"']) +
    circle([-11, 4], 2.6, '#20120e') +
    circle([11, 4], 2.6, '#20120e');
  return body + lapels + head + face + hair(random, random.pick(hairs));
};

export const table = (palette: Palette, marks: string): string =>
  path('M-20 300Q150 216 320 300V400H-20Z', hsl(palette.hue, 58, 24)) +
  line('M-20 300Q150 216 320 300', ['url(#m)', 8]) +
  line('M10 322Q150 248 290 322', [palette.light, 2, 'opacity=".4"']) +
  marks;

export const setting = (random: Prng, palette: Palette, marks: string): string =>
  room(random, palette) +
  place([random.between(138, 162), 120], host(random, palette), { scale: 1.12 }) +
  table(palette, marks) +
  sparkles(random, 5);
