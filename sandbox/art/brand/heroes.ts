// Subjects of banners, drawn around the middle of the right half (520, 160).
import type { Prng } from '../../core/prng.ts';
import { hsl, type Palette } from '../palette.ts';
import { drum } from '../scenes/action/balls.ts';
import { rocketShip } from '../scenes/action/rocket.ts';
import { cherries } from '../scenes/reels/fruit.ts';
import { host } from '../scenes/tables/live-room.ts';
import { rouletteWheel } from '../scenes/tables/roulette.ts';
import { brilliant, coin, stone } from '../shapes/gem.ts';
import { ballShape, card, chip } from '../shapes/play-things.ts';
import { circle, path, place, polar, repeat, ring } from '../svg.ts';

type Hero = (random: Prng, palette: Palette, mark: string) => string;

const treasure: Hero = (random, palette) => {
  const around = repeat(7, (nth) => {
    const at = polar([520, 160], 118 + (nth % 2) * 24, nth * 51);
    return nth % 2
      ? coin(at, 24, { turn: random.between(-40, 40), squash: 0.8 })
      : stone(at, 24, { hue: palette.accentHue + nth * 24, sides: 6 });
  });
  return (
    around +
    brilliant([520, 158], 106, palette.accentHue) +
    repeat(5, (nth) => coin([416 + nth * 52, 292], 28, { squash: 0.6 }))
  );
};

const dealer: Hero = (random, palette) => {
  const table =
    path('M330 330Q520 196 740 330Z', palette.dark) +
    path('M330 330Q520 196 740 330', ['none', 'stroke="url(#m)" stroke-width="6"']);
  const hands =
    card([442, 274], { rank: 'A', kind: 'heart', turn: -14, scale: 0.62 }) +
    card([470, 270], { rank: 'K', kind: 'spade', turn: 8, scale: 0.62 });
  return (
    place([540, 116], host(random, palette), { scale: 1.42 }) +
    table +
    rouletteWheel([600, 292], { r: 78, squash: 0.42, turn: 20 }) +
    hands +
    chip([392, 296], 18, palette.accentHue) +
    chip([416, 304], 18, palette.hue)
  );
};

const lottery: Hero = (random) => {
  const row = repeat(5, (nth) =>
    ballShape([404 + nth * 58, 284], 27, {
      hue: [352, 46, 204, 138, 290][nth] ?? 0,
      label: String(random.integer(1, 49)),
    }),
  );
  return place([520, 140], place([-150, -138], drum(random)), { scale: 1.06 }) + row;
};

const poster = (palette: Palette, nth: number, icon: string): string => {
  const hue = [palette.hue + 30, palette.accentHue, palette.hue - 60, 12][nth] ?? palette.hue;
  const sheet = `<rect x="-56" y="-80" width="112" height="160" rx="16" fill="${hsl(hue, 70, 24)}"/><rect x="-56" y="-80" width="112" height="160" rx="16" fill="url(#g)" opacity=".5"/><rect x="-56" y="-80" width="112" height="160" rx="16" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`;
  const lines =
    '<rect x="-34" y="50" width="68" height="8" rx="4" fill="#fff"/><rect x="-20" y="64" width="40" height="6" rx="3" fill="#fff" opacity=".6"/>';
  return place([390 + nth * 76, 168 + Math.abs(nth - 1.5) * 14], sheet + icon + lines, {
    turn: (nth - 1.5) * 9,
    scale: 1.12,
  });
};

const posters: Hero = (_random, palette) =>
  [
    cherries([0, 4], 18),
    place([0, -18], rocketShip(20), { scale: 0.58, turn: 20 }),
    path('M10-66L-26-6H-2L-16 40 28-22H4L22-66Z', ['url(#m)', 'stroke="#fff" stroke-width="3"']),
    brilliant([0, -16], 38, palette.accentHue),
  ]
    .map((icon, nth) => poster(palette, nth, icon))
    .join('');

const trophy: Hero = (random, palette) => {
  const cup = path('M-62-96H62C62-20 44 22 12 34V62H36V82H-36V62H-12V34C-44 22-62-20-62-96Z', [
    'url(#m)',
    'stroke="#fff6cf" stroke-width="3"',
  ]);
  const handles = ring([-66, -58], 28, ['url(#m)', 11]) + ring([66, -58], 28, ['url(#m)', 11]);
  const star = path('M0-74L10-48H38L15-32 24-5 0-21-24-5-15-32-38-48H-10Z', palette.dark);
  const foot = `<rect x="-58" y="82" width="116" height="34" rx="8" fill="${palette.deep}" stroke="url(#m)" stroke-width="3"/>`;
  const stacks = [396, 640].map((x, side) =>
    repeat(4 + side, (nth) =>
      chip([x + random.between(-3, 3), 284 - nth * 11], 32, side ? palette.hue : palette.accentHue),
    ),
  );
  return (
    stacks.join('') +
    place([520, 172], handles + cup + star + foot, { scale: 1.2 }) +
    coin([446, 292], 24, { squash: 0.6 }) +
    coin([590, 296], 24, { squash: 0.6 })
  );
};

const phone: Hero = (random, palette, mark) => {
  const tiles = repeat(
    6,
    (nth) =>
      `<rect x="${-58 + (nth % 3) * 40}" y="${34 + Math.floor(nth / 3) * 48}" width="36" height="42" rx="8" fill="${hsl(palette.hue + nth * 50, 70, 46)}"/>`,
  );
  const body = `<rect x="-78" y="-150" width="156" height="310" rx="28" fill="#0b0d16" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><rect x="-68" y="-140" width="136" height="290" rx="20" fill="url(#b)"/><rect x="-24" y="-134" width="48" height="9" rx="4.5" fill="#0b0d16"/>`;
  const float =
    stone([396, 96], 30, { hue: palette.accentHue, sides: 6 }) +
    coin([652, 90], 32) +
    coin([408, 262], 26, { squash: 0.8, turn: -20 }) +
    chip([642, 250], 30, palette.accentHue);
  return (
    float +
    place(
      [520, 180],
      body +
        circle([0, -56], 66, ['url(#g)', 'opacity=".7"']) +
        place([0, -56], mark, { scale: 0.46 }) +
        tiles,
      { turn: random.between(6, 10), scale: 0.98 },
    )
  );
};

const gift: Hero = (random, palette) => {
  const box = `<rect x="-92" y="-20" width="184" height="126" rx="10" fill="${palette.accent}"/><rect x="-104" y="-56" width="208" height="46" rx="10" fill="${palette.accentLight}"/><rect x="-18" y="-56" width="36" height="162" fill="${palette.mid}"/>`;
  const bow =
    path('M0-56C-30-120-96-110-84-76C-76-58-30-56 0-56C30-56 76-58 84-76C96-110 30-120 0-56Z', palette.mid) +
    circle([0, -58], 15, palette.glow);
  const rain = repeat(8, (nth) =>
    coin([380 + nth * 40, random.between(30, 110)], random.between(14, 24), {
      turn: random.between(-40, 40),
      squash: random.between(0.5, 1),
    }),
  );
  return (
    rain +
    place([520, 190], box + bow) +
    coin([400, 290], 26, { squash: 0.6 }) +
    coin([642, 292], 28, { squash: 0.6 })
  );
};

export const heroes: Record<string, Hero> = {
  treasure,
  host: dealer,
  drum: lottery,
  posters,
  trophy,
  phone,
  gift,
};
