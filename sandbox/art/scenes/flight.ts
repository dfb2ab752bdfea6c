// Crash scenes: a curve that climbs, and what rides on it until it does not.
import { hsl, type Palette } from '../palette.ts';
import type { Prng } from '../prng.ts';
import { cloud, ridge } from '../shapes/land.ts';
import { dust, glow, sparkles } from '../shapes/light.ts';
import { circle, ellipse, line, n, type Point, path, place, polygon, repeat } from '../svg.ts';

const grid = (colour: string): string =>
  `<g stroke="${colour}" stroke-opacity=".16">${repeat(8, (nth) => `<path d="M0 ${n(30 + nth * 38)}H300M${n(16 + nth * 38)} 0V310"/>`)}</g>`;

const curve = (to: Point, palette: Palette): string => {
  const [x, y] = to;
  const d = `M14 288C${n(x * 0.55)} 286 ${n(x * 0.86)} ${n(y + 96)} ${n(x)} ${n(y)}`;
  return (
    path(`${d}V310H14Z`, [palette.accent, 'opacity=".2"']) +
    line(d, [palette.accent, 13, 'opacity=".3" stroke-linecap="round"']) +
    line(d, [palette.accentLight, 6, 'stroke-linecap="round"'])
  );
};

const multiplier = (random: Prng, palette: Palette): string => {
  const value = random.between(1.4, 48).toFixed(2);
  return `<text x="24" y="64" text-anchor="start" font-family="'Arial Black',Arial,sans-serif" font-weight="900" font-size="38" fill="url(#t)" opacity=".95">×${value}</text><rect x="24" y="76" width="64" height="5" rx="2.5" fill="${palette.accent}"/>`;
};

const rocketShip = (hue: number): string => {
  const flame =
    path('M-17 58Q-26 96 0 134Q26 96 17 58Z', '#ff8a1f') +
    path('M-10 58Q-14 86 0 108Q14 86 10 58Z', '#fff0a0');
  const fins = path('M-24 22L-48 62L-22 56ZM24 22L48 62L22 56Z', hsl(hue, 84, 44));
  const hull =
    path('M0-84C34-48 36 14 22 58H-22C-36 14-34-48 0-84Z', '#f4f6ff') +
    path('M0-84C34-48 36 14 22 58H4C16 10 18-44 0-84Z', '#b9c2e0') +
    path('M0-84C14-70 22-54 26-38H-26C-22-54-14-70 0-84Z', hsl(hue, 84, 54));
  return `${flame}${fins}${hull}${circle([0, -8], 15, 'url(#m)')}${circle([0, -8], 10, '#2a4d9c')}${circle([-3, -11], 3.4, '#cfe3ff')}<rect x="-22" y="48" width="44" height="9" rx="3" fill="${hsl(hue, 70, 36)}"/>`;
};

export const rocket = (random: Prng, palette: Palette): string => {
  const to: Point = [random.between(196, 224), random.between(110, 132)];
  const world: Point = [random.between(40, 110), random.between(130, 170)];
  const stars = dust(random, 54, '#fff');
  const moon =
    circle(world, 28, hsl(palette.hue + 40, 50, 72)) +
    circle(world, 28, 'url(#s)') +
    circle([world[0] - 8, world[1] - 6], 5, ['#000', 'opacity=".16"']) +
    circle([world[0] + 8, world[1] + 9], 7, ['#000', 'opacity=".14"']);
  return (
    stars +
    grid(palette.light) +
    moon +
    glow(to, 130, 0.85) +
    curve([to[0] - 22, to[1] + 44], palette) +
    place(to, rocketShip(random.pick([2, 24, 260, 200, palette.accentHue])), {
      turn: random.between(30, 44),
      scale: random.between(0.92, 1.08),
    }) +
    multiplier(random, palette) +
    ridge(random, 300, { rough: 10, fill: palette.deep, sharp: true }) +
    sparkles(random, 6)
  );
};

const aeroplane = (hue: number): string => {
  const body =
    path('M-84 6C-60-22 30-26 78-8C88-2 86 8 74 12C30 24-58 28-84 6Z', hsl(hue, 84, 50)) +
    path('M-84 6C-50 20 30 18 78-2C86 8 70 14 60 15C20 24-58 28-84 6Z', ['#000', 'opacity=".2"']);
  const wings =
    path('M-8 2L34 56H56L34 0Z', hsl(hue, 80, 40)) +
    path('M-2-14L22-50H40L30-16Z', hsl(hue, 80, 60)) +
    path('M-84 4L-104-34H-86L-58-10Z', hsl(hue, 80, 42));
  const cabin = path('M8-20C16-38 40-36 46-18Z', '#bfe3ff');
  return `${wings}${body}${cabin}${ellipse([84, 0], [5, 34], ['#fff', 'opacity=".65"'])}${circle([82, 0], 7, 'url(#m)')}<path d="M-60 0H60" stroke="#fff" stroke-width="5" opacity=".8"/>`;
};

const balloon = (hue: number): string => {
  const gores = repeat(5, (nth) =>
    ellipse([0, -30], [Math.abs(58 - nth * 26) + 3, 68], nth % 2 ? '#fff4dc' : hsl(hue, 86, 54)),
  );
  const basket = `<rect x="-15" y="62" width="30" height="24" rx="5" fill="#7a4a20"/><path d="M-14 62L-26 26M14 62L26 26M-4 62L-8 34M4 62L8 34" stroke="#4a2a10" stroke-width="2"/>`;
  return (
    gores +
    ellipse([0, -30], [60, 68], ['url(#o)', 'opacity=".7"']) +
    polygon(
      [
        [-22, 32],
        [22, 32],
        [14, 46],
        [-14, 46],
      ],
      hsl(hue, 80, 36),
    ) +
    basket
  );
};

const paperPlane = (): string =>
  polygon(
    [
      [-80, -4],
      [92, -48],
      [-12, 22],
    ],
    '#ffffff',
  ) +
  polygon(
    [
      [-12, 22],
      [92, -48],
      [20, 52],
    ],
    '#c4cde8',
  ) +
  polygon(
    [
      [-12, 22],
      [20, 52],
      [-22, 62],
    ],
    '#8d99c2',
  ) +
  line('M92-48L-12 22', ['#9aa6cc', 2]);

export const plane = (random: Prng, palette: Palette): string => {
  const to: Point = [random.between(176, 206), random.between(126, 150)];
  const hue = random.pick([4, 200, 36, 150, palette.accentHue]);
  const craft = random.pick([aeroplane(hue), aeroplane(hue), paperPlane(), balloon(hue)]);
  const upright = craft === balloon(hue);
  const sky = repeat(6, () =>
    cloud([random.between(10, 290), random.between(60, 290)], random.between(16, 32), ['#fff', 0.2]),
  );
  return (
    glow([220, 70], 150, 0.9) +
    circle([236, 62], 30, palette.light) +
    grid(palette.light) +
    sky +
    curve([to[0] - 30, to[1] + 18], palette) +
    place(to, craft, { turn: upright ? 6 : random.between(-28, -16), scale: random.between(1, 1.16) }) +
    multiplier(random, palette) +
    ridge(random, 294, { rough: 14, fill: palette.deep }) +
    sparkles(random, 5)
  );
};
