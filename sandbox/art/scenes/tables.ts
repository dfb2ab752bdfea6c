// Table scenes: cards, dice, roulette, tiles.
import { hsl, type Palette } from '../palette.ts';
import type { Prng } from '../prng.ts';
import { dust, glow, rays, sparkles } from '../shapes/light.ts';
import { ball, card, chip, die, type Suit, suit } from '../shapes/play-things.ts';
import { circle, ellipse, line, n, type Point, path, place, polar, repeat, ring } from '../svg.ts';

const suits: Suit[] = ['spade', 'heart', 'club', 'diamond'];
const ranks = ['A', 'K', 'Q', 'J', '10', '9'];

const felt = (palette: Palette): string =>
  ellipse([150, 330], [230, 140], hsl(palette.hue, 62, 24)) +
  ellipse([150, 330], [230, 140], ['none', 'stroke="url(#m)" stroke-width="5"']) +
  ellipse(
    [150, 330],
    [206, 118],
    ['none', `stroke="${palette.light}" stroke-opacity=".35" stroke-width="2"`],
  );

const stack = (at: Point, hue: number, count: number): string =>
  repeat(count, (nth) => chip([at[0], at[1] - nth * 8], 24, hue));

export const cards = (random: Prng, palette: Palette): string => {
  const count = random.pick([3, 4, 5]);
  const first = random.integer(0, 3);
  const spread = 46 / count;
  const fan = repeat(count, (nth) => {
    const turn = (nth - (count - 1) / 2) * spread;
    const [x, y] = polar([150, 330], 178, turn - 90);
    return card([x, y], {
      rank: ranks[(nth + first) % 6] ?? 'A',
      kind: suits[(nth + first) % 4] ?? 'spade',
      turn,
      scale: 1.12,
    });
  });
  const ghost = suit(suits[first] ?? 'spade', [150, 96], { r: 92, fill: palette.glow });
  return (
    rays([150, 150], palette.light, { count: 14, opacity: 0.1 }) +
    glow([150, 150], 170, 0.75) +
    `<g opacity=".22">${ghost}</g>` +
    felt(palette) +
    fan +
    stack([62, 286], palette.accentHue, random.integer(2, 4)) +
    stack([242, 288], palette.hue + 60, random.integer(2, 5)) +
    sparkles(random, 7)
  );
};

export const dice = (random: Prng, palette: Palette): string => {
  const roll = (): [number, number, number] => [
    random.integer(1, 6),
    random.integer(1, 6),
    random.integer(1, 6),
  ];
  const hue = random.pick([350, palette.accentHue, 20, 265]);
  const arcs = repeat(3, (nth) =>
    line(`M${20 + nth * 20} 60Q150 ${n(-20 + nth * 30)} ${280 - nth * 14} 120`, [
      palette.light,
      3,
      `opacity="${0.5 - nth * 0.12}" stroke-dasharray="2 12" stroke-linecap="round"`,
    ]),
  );
  const trio =
    die([92, 214], { hue, scale: 1.5, turn: random.between(-14, 6), values: roll() }) +
    die([214, 196], { hue: hue + 24, scale: 1.3, turn: random.between(-6, 16), values: roll() }) +
    die([150, 122], { hue, scale: 1.7, turn: random.between(-24, 24), values: roll() });
  return (
    rays([150, 140], palette.light, { count: 16, opacity: 0.1 }) +
    glow([150, 140], 170) +
    felt(palette) +
    arcs +
    trio +
    chip([48, 284], 20, palette.accentHue) +
    chip([256, 282], 22, palette.hue + 40) +
    sparkles(random, 8)
  );
};

// Pockets are dashes of one broad ring: twelve red on black, one green, fine gold between.
const wheelDisc = (r: number, turn: number): string => {
  const arc = (r * 0.8 * Math.PI) / 12;
  const broad = r * 0.4;
  const pockets =
    ring([0, 0], r * 0.8, ['#15171f', broad]) +
    ring([0, 0], r * 0.8, ['#b4122b', broad, `stroke-dasharray="${n(arc)}"`]) +
    ring([0, 0], r * 0.8, ['#12813f', broad, `stroke-dasharray="${n(arc)} 999"`]) +
    ring([0, 0], r * 0.8, ['#e8c766', broad, `stroke-dasharray="1 ${n(arc - 1)}"`]);
  const spoke = (nth: number): string =>
    `<rect x="-4" y="${n(-r * 0.5)}" width="8" height="${n(r * 0.5)}" rx="4" fill="url(#m)" transform="rotate(${nth * 90})"/>`;
  const hub = circle([0, 0], r * 0.58, '#3d1d0c') + circle([0, 0], r * 0.58, 'url(#s)') + repeat(4, spoke);
  const rim = circle([0, 0], r * 1.16, '#2b1408') + ring([0, 0], r * 1.12, ['url(#m)', 6]);
  return rim + place([0, 0], pockets + hub, { turn }) + circle([0, 0], r * 0.17, 'url(#m)');
};

/** The wheel alone, for the live scenes too. */
export const rouletteWheel = (at: Point, more: { r: number; squash: number; turn: number }): string =>
  `<g transform="translate(${n(at[0])} ${n(at[1])}) scale(1 ${more.squash})">${wheelDisc(more.r, more.turn)}</g>`;

export const roulette = (random: Prng, palette: Palette): string => {
  const at: Point = [150, 168];
  const turn = random.between(0, 360);
  const marble = polar(at, 92, random.between(200, 340));
  return (
    glow(at, 190, 0.8) +
    rouletteWheel(at, { r: 108, squash: random.between(0.82, 1), turn }) +
    ball(marble, 9, { hue: 220, light: 96 }) +
    chip([52, 276], 26, palette.accentHue) +
    chip([250, 282], 24, palette.hue + 40) +
    chip([216, 292], 20, 48) +
    sparkles(random, 7) +
    dust(random, 14, palette.light)
  );
};

const tile = (at: Point, more: { turn: number; scale: number; face: string }): string =>
  place(
    at,
    `<rect x="-30" y="-36" width="64" height="86" rx="10" fill="#0d5a3c"/><rect x="-32" y="-42" width="64" height="82" rx="10" fill="#fdf8e8"/><rect x="-32" y="-42" width="64" height="82" rx="10" fill="url(#o)" opacity=".5"/>${more.face}`,
    more,
  );

const tileFaces = (random: Prng): string[] => [
  repeat(9, (nth) =>
    circle([-15 + (nth % 3) * 15, -19 + Math.floor(nth / 3) * 18], 6, [
      ['#1a7a4c', '#c3172e', '#17479e'][nth % 3] ?? '#000',
      'stroke="#fff" stroke-width="1.5"',
    ]),
  ),
  `${circle([0, -1], 21, ['none', 'stroke="#c3172e" stroke-width="5"'])}${repeat(8, (nth) => circle(polar([0, -1], 13, nth * 45), 3.4, '#17479e'))}${circle([0, -1], 6, '#c3172e')}`,
  repeat(
    3,
    (nth) =>
      `<rect x="${-18 + nth * 15}" y="-26" width="7" height="50" rx="3.5" fill="${nth === 1 ? '#c3172e' : '#1a7a4c'}"/>`,
  ),
  `<path d="M0-28L7-8H28L11 5L17 26L0 13L-17 26L-11 5L-28-8H-7Z" fill="#c3172e" transform="rotate(${random.integer(-6, 6)})"/>`,
];

export const tiles = (random: Prng, palette: Palette): string => {
  const faces = tileFaces(random);
  const face = (nth: number): string => faces[nth % faces.length] ?? '';
  const start = random.integer(0, 3);
  const back = repeat(4, (nth) =>
    tile([48 + nth * 68, 104 + random.between(-8, 8)], {
      turn: random.between(-12, 12),
      scale: 0.86,
      face: face(nth + start + 1),
    }),
  );
  const front =
    tile([78, 214], { turn: -16, scale: 1.14, face: face(start) }) +
    tile([222, 214], { turn: 16, scale: 1.14, face: face(start + 2) }) +
    tile([150, 190], { turn: random.between(-6, 6), scale: 1.46, face: face(start + 3) });
  return (
    rays([150, 160], palette.light, { count: 16, opacity: 0.1 }) +
    glow([150, 170], 170, 0.75) +
    felt(palette) +
    back +
    front +
    sparkles(random, 8)
  );
};
