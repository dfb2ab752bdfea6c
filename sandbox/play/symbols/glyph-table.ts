// Small pictures for reels, each drawn around 0,0 within a radius of 40, in the gradients that game art uses.
import { hsl, type Palette } from '../../art/palette.ts';
import { swirl } from '../../art/scenes/reels/candy.ts';
import { cherries, citrus, round, seven } from '../../art/scenes/reels/fruit.ts';
import { brilliant, coin, pearl, stone } from '../../art/shapes/gem.ts';
import { die, suit } from '../../art/shapes/play-things.ts';
import { circle, ellipse, line, n, type Point, path, place, polar, polygon, repeat } from '../../art/svg.ts';

export type Glyph = (palette: Palette) => string;

const gloss = circle([0, 0], 36, ['url(#o)', 'opacity=".7"']);

const gem =
  (hue: number, sides: number): Glyph =>
  () =>
    stone([0, 0], 37, { hue, sides, turn: 180 / sides });

const star: Glyph = () => {
  const points = Array.from(
    { length: 10 },
    (_none, nth): Point => polar([0, 2], nth % 2 ? 17 : 39, nth * 36 - 90),
  );
  return polygon(points, ['url(#m)', 'stroke="#6b3d00" stroke-width="3" stroke-linejoin="round"']);
};

const bell: Glyph = () =>
  circle([0, 30], 8, '#8a5200') +
  path('M0-38C-24-34-22-4-34 24H34C22-4 24-34 0-38Z', ['url(#m)', 'stroke="#6b3d00" stroke-width="3"']) +
  line('M-34 24H34', ['#fff', 5, 'stroke-linecap="round" opacity=".7"']);

const crown: Glyph = ({ accent }) =>
  path('M-36-16L-18 4L0-30L18 4L36-16L28 28H-28Z', [
    'url(#m)',
    'stroke="#6b3d00" stroke-width="3" stroke-linejoin="round"',
  ]) +
  circle([0, 14], 7, accent) +
  circle([-18, 16], 4.5, '#fff') +
  circle([18, 16], 4.5, '#fff');

const bolt: Glyph = ({ accentLight }) =>
  circle([0, 0], 36, ['url(#g)', 'opacity=".9"']) +
  path('M8-38L-24 6H-4L-10 38L24-8H4Z', [
    'url(#m)',
    `stroke="${accentLight}" stroke-width="2" stroke-linejoin="round"`,
  ]);

const planet: Glyph = ({ accent, hue }) =>
  circle([0, 0], 25, hsl(hue + 90, 80, 56)) +
  circle([0, 0], 25, 'url(#s)') +
  `<g transform="rotate(-22)">${ellipse([0, 2], [39, 11], ['none', `stroke="${accent}" stroke-width="5"`])}<path d="M-25-2A25 25 0 0 1 25-2Z" fill="${hsl(hue + 90, 80, 62)}"/></g>`;

const flame: Glyph = () =>
  path(
    'M2-40C22-14 32-4 28 14C25 32 12 39 0 39C-14 39-27 30-28 14C-29 0-16-6-14-20C-6-14-4-6-4 0C4-10 6-24 2-40Z',
    '#f4511e',
  ) +
  path(
    'M2-6C12 6 16 12 14 22C12 32 6 36 0 36C-8 36-15 31-15 22C-15 14-8 10-6 4C-2 8-1 12 0 14C3 8 4 2 2-6Z',
    '#ffd54a',
  );

const leaf =
  (hue: number): Glyph =>
  () =>
    path('M-30 34C-40-10-6-38 34-36C38 6 10 38-30 34Z', hsl(hue, 70, 42)) +
    path('M-30 34C-20-2 4-22 34-36C38 6 10 38-30 34Z', hsl(hue, 70, 34)) +
    line('M-30 34C-12 8 8-10 26-28', [hsl(hue, 60, 74), 3.4, 'stroke-linecap="round"']);

const flower =
  (hue: number): Glyph =>
  () =>
    repeat(7, (nth) =>
      place([0, 0], path('M0 0C-16-14-12-34 0-39C12-34 16-14 0 0Z', hsl(hue, 84, 58 + (nth % 2) * 12)), {
        turn: nth * 51.4,
      }),
    ) + circle([0, 0], 10, 'url(#c1)');

const lamp: Glyph = ({ metal }) =>
  line('M0-40V-28M0 30V40', [metal[1], 4]) +
  ellipse([0, 0], [32, 28], '#d81e3a') +
  ellipse([0, 0], [18, 28], '#f0443f') +
  ellipse([0, 0], [6, 28], '#ff8a5c') +
  `<rect x="-16" y="-32" width="32" height="8" rx="3" fill="url(#m)"/><rect x="-16" y="24" width="32" height="8" rx="3" fill="url(#m)"/>`;

const fan: Glyph = ({ hue }) =>
  repeat(7, (nth) =>
    place([0, 26], path('M-7 0L-10-58Q0-64 10-58L7 0Z', hsl(hue + 150, 74, nth % 2 ? 56 : 44)), {
      turn: nth * 20 - 60,
      scale: 0.95,
    }),
  ) + circle([0, 26], 8, 'url(#m)');

const shell: Glyph = ({ accentLight }) =>
  path('M0 34L-36-4C-34-26-16-36 0-36C16-36 34-26 36-4Z', hsl(24, 86, 74)) +
  line('M0 32L-24-22M0 32L-9-32M0 32L9-32M0 32L24-22', [hsl(14, 74, 52), 3]) +
  path('M-12 34H12L8 24H-8Z', accentLight);

const fish =
  (hue: number): Glyph =>
  () =>
    path('M14 0L40-20V20Z', hsl(hue, 86, 46)) +
    ellipse([-6, 0], [32, 22], hsl(hue, 90, 58)) +
    path('M-10-20C4-36 18-26 14-12Z', hsl(hue, 86, 46)) +
    line('M-2-18C6-6 6 6-2 18', ['#fff', 4, 'opacity=".7"']) +
    circle([-22, -5], 6, '#fff') +
    circle([-23, -5], 3, '#111');

const mask: Glyph = ({ accent }) =>
  path('M-30-34H30L36 4L16 38H-16L-36 4Z', ['url(#m)', 'stroke="#6b3d00" stroke-width="3"']) +
  path('M-22-8H-6L-9 4H-19ZM22-8H6L9 4H19Z', '#2a1300') +
  path('M-12 20H12L6 28H-6Z', '#2a1300') +
  circle([0, -20], 7, accent);

const sun: Glyph = () =>
  repeat(12, (nth) =>
    polygon(
      [polar([0, 0], 40, nth * 30), polar([0, 0], 24, nth * 30 + 13), polar([0, 0], 24, nth * 30 - 13)],
      '#f59e0b',
    ),
  ) + circle([0, 0], 25, 'url(#c1)');

const vase: Glyph = ({ hue }) =>
  path('M-12-38H12L9-24C34-10 34 24 14 38H-14C-34 24-34-10-9-24Z', hsl(hue + 200, 66, 42)) +
  line('M-27 0H27M-26 12H26', ['url(#m)', 5]) +
  `<rect x="-15" y="-40" width="30" height="7" rx="3" fill="url(#m)"/>`;

const ship: Glyph = () =>
  path('M0-40C18-22 18 8 12 24H-12C-18 8-18-22 0-40Z', 'url(#p)') +
  path('M-12 8L-28 30L-10 26ZM12 8L28 30L10 26Z', '#e11d48') +
  circle([0, -8], 8, '#38bdf8') +
  path('M-7 26H7L0 40Z', '#fbbf24');

const sweet =
  (hue: number): Glyph =>
  () =>
    path('M-22 0L-40-16V16ZM22 0L40-16V16Z', hsl(hue, 86, 66)) +
    circle([0, 0], 25, hsl(hue, 90, 52)) +
    line('M-14-20C-4-8-4 8-14 20M4-24C14-8 14 8 4 24', ['#fff', 6, 'opacity=".75"']) +
    `<g transform="scale(.68)">${gloss}</g>`;

const ball =
  (hue: number): Glyph =>
  () =>
    circle([0, 0], 34, hsl(hue, 84, 50)) + circle([0, 0], 34, 'url(#s)') + gloss;

const suited =
  (kind: Parameters<typeof suit>[0]): Glyph =>
  () =>
    `<rect x="-28" y="-38" width="56" height="76" rx="9" fill="url(#p)"/>${suit(kind, [0, 0], { r: 24 })}`;

const bomb: Glyph = () =>
  circle([-2, 6], 28, '#232a44') +
  circle([-2, 6], 28, 'url(#o)') +
  line('M14-16C22-28 30-24 34-34', ['#d6a76a', 5, 'stroke-linecap="round"']) +
  circle([35, -35], 6, '#ffd54a');

const glyphs: Record<string, Glyph> = {
  ruby: gem(350, 8),
  emerald: gem(148, 6),
  sapphire: gem(218, 6),
  amethyst: gem(282, 8),
  topaz: gem(40, 4),
  diamond: () => brilliant([0, -2], 38, 196),
  coin: () => coin([0, 0], 36),
  pearl: () => shellPearl,
  star,
  bell,
  crown,
  bolt,
  planet,
  flame,
  leaf: leaf(122),
  autumn: leaf(24),
  lotus: flower(332),
  bluebell: flower(232),
  lamp,
  fan,
  shell,
  goldfish: fish(28),
  bluefish: fish(204),
  redfish: fish(350),
  mask,
  sun,
  vase,
  ship,
  seven: () => seven([-1, 0], 0.6),
  cherry: () => place([-9, 16], cherries([0, 0], 12)),
  lemon: () => citrus([0, 0], 35, 50),
  lime: () => citrus([0, 0], 35, 88),
  plum: () => round([0, 5], 31, 284),
  orange: () => round([0, 5], 31, 26),
  lolly: ({ accentHue }) => swirl([0, 0], 37, [accentHue, 330]),
  mint: sweet(160),
  berry: sweet(334),
  grape: sweet(268),
  blue: ball(212),
  green: ball(140),
  violet: ball(288),
  heart: suited('heart'),
  spade: suited('spade'),
  club: suited('club'),
  die: () => die([-6, 2], { hue: 340, scale: 1, values: [5, 3, 1] }),
  bomb,
};

const shellPearl = pearl([0, 0], 32) + line(`M${n(-16)} 12A22 22 0 0 0 18 8`, ['#c9b6e4', 3, 'opacity=".7"']);

/** @throws where a set names a glyph nobody has drawn */
export const findGlyph = (name: string): Glyph => {
  const glyph = glyphs[name];
  if (!glyph) throw new Error(`no glyph "${name}"`);
  return glyph;
};
