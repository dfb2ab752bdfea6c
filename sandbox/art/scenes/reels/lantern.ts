// Festival nights: lanterns near and far above the roofs.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { dust } from '../../shapes/light.ts';
import { circle, dots, ellipse, line, list, type Point, path, repeat, ring, use } from '../../svg.ts';

// Lanterns of one colour share one drawing; the far ones are the same, smaller.
const lampSymbol = (id: string, hue: number): string => {
  const ribs =
    ring([0, 0], 30, [hsl(hue, 90, 66), 1.6, 'opacity=".7"']) + ellipse([0, 0], [12, 42], hsl(hue, 90, 56));
  const caps = path('M-16-48H16V-39H-16ZM-16 39H16V48H-16Z', 'url(#m)');
  const tassel = line('M0 48V60M-6 60V92M0 60V98M6 60V92', [hsl(hue + 36, 92, 60), 2.6]);
  const body =
    ellipse([0, 0], [36, 42], hsl(hue, 86, 46)) +
    ribs +
    ellipse([0, 4], [22, 26], ['#fff1b0', 'opacity=".55"']);
  const rope = line('M0-400V-40', ['#2a0f12', 1.6]);
  return `<g id="${id}">${rope}${circle([0, 0], 88, ['url(#g)', 'opacity=".5"'])}${body}${caps}${tassel}</g>`;
};

export const lantern = (random: Prng, palette: Palette): string => {
  const hues = [random.pick([4, 350]), random.pick([22, palette.accentHue])];
  const symbols = `<defs>${hues.map((hue, nth) => lampSymbol(`l${nth}`, hue)).join('')}</defs>`;
  const lamp = (at: Point, scale: number): string => use(random.pick(['l0', 'l1']), at, { scale });
  const bokehOf = (count: number): Point[] =>
    list(count, () => [random.between(0, 300), random.between(60, 280)]);
  const bokeh = dots(bokehOf(7), [palette.light, 30, 0.1]) + dots(bokehOf(9), [palette.light, 16, 0.18]);
  const far = repeat(5, (nth) => lamp([24 + nth * 62, random.between(50, 110)], random.between(0.34, 0.5)));
  const near = [
    lamp([72, random.between(130, 176)], 0.86),
    lamp([226, random.between(112, 160)], 0.78),
    lamp([150, random.between(168, 196)], 1.16),
  ];
  const roofs = path(
    'M-10 300Q30 292 40 262Q60 288 110 282Q120 256 150 246Q180 256 190 282Q240 288 260 262Q270 292 310 300V400H-10Z',
    [palette.deep, 'opacity=".92"'],
  );
  return (
    circle([random.between(60, 240), 70], 40, [palette.light, 'opacity=".75"']) +
    symbols +
    bokeh +
    far +
    roofs +
    near.join('') +
    dust(random, 18, '#ffe9a8')
  );
};
