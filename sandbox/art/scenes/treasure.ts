// Reel scenes of things: jewels, fruit and sweets.
import { hsl, type Palette } from '../palette.ts';
import type { Prng } from '../prng.ts';
import { brilliant, coin, stone } from '../shapes/gem.ts';
import { confetti, glow, rays, sparkles } from '../shapes/light.ts';
import { circle, ellipse, line, n, type Point, path, place, polar, repeat } from '../svg.ts';

export const gems = (random: Prng, palette: Palette): string => {
  const centre: Point = [150, 158];
  const hues = [palette.accentHue, palette.hue + 60, palette.hue + 200, palette.hue - 70, 48];
  const ring = repeat(6, (nth) => {
    const at = polar(centre, random.between(84, 100), nth * 60 + random.between(-10, 10));
    const hue = hues[nth % hues.length] ?? 0;
    const sides = random.pick([4, 6, 8, 5]);
    return stone(at, random.between(22, 34), {
      hue,
      sides,
      turn: random.between(0, 90),
      tall: random.between(0.9, 1.2),
    });
  });
  const hero = random.chance(0.5)
    ? brilliant(centre, 82, palette.accentHue)
    : stone(centre, 72, { hue: palette.accentHue, sides: random.pick([6, 8, 10]), tall: 1.08 });
  const coins = repeat(7, (nth) =>
    coin([24 + nth * 42, 292 + random.between(-12, 12)], random.between(18, 25), {
      squash: 0.62,
      turn: random.between(-20, 20),
    }),
  );
  return (
    rays(centre, palette.light, { count: 16 }) +
    glow(centre, 170, 0.85) +
    ring +
    hero +
    coins +
    sparkles(random, 9)
  );
};

const leaf = (at: Point, turn: number, hue = 110): string =>
  place(
    at,
    path('M0 0C10-26 44-30 62-16C50 8 20 14 0 0Z', hsl(hue, 62, 36)) +
      line('M4-2C22-10 40-14 58-15', [hsl(hue, 60, 58), 2]),
    { turn },
  );

const cherries = (at: Point, r: number): string => {
  const one = (x: number, y: number): string =>
    circle([x, y], r, '#c3092f') + circle([x, y], r, 'url(#s)') + circle([x, y], r, 'url(#o)');
  const stems = line(
    `M${-r} ${-r * 0.4}C${-r * 0.6} ${-r * 2} 0 ${-r * 2.6} ${r * 0.7} ${-r * 3}C${r * 0.6} ${-r * 2} ${r} ${-r * 1.2} ${r * 1.1} ${-r * 0.2}`,
    ['#4a7d1f', r * 0.14],
  );
  return place(at, stems + leaf([r * 0.7, -r * 3], 8) + one(-r, r * 0.5) + one(r * 1.1, r * 0.7));
};

const citrus = (at: Point, r: number, hue: number): string => {
  const wedges = repeat(9, (nth) => {
    const [ax, ay] = polar([0, 0], r * 0.78, nth * 40 + 3);
    const [bx, by] = polar([0, 0], r * 0.78, nth * 40 + 37);
    return path(
      `M0 0L${n(ax)} ${n(ay)}A${n(r * 0.78)} ${n(r * 0.78)} 0 0 1 ${n(bx)} ${n(by)}Z`,
      hsl(hue, 96, 60),
    );
  });
  return place(
    at,
    `${circle([0, 0], r, hsl(hue, 92, 48))}${circle([0, 0], r * 0.88, hsl(hue, 90, 90))}${wedges}${circle([0, 0], r, ['url(#o)', 'opacity=".6"'])}`,
  );
};

const round = (at: Point, r: number, hue: number): string =>
  place(
    at,
    circle([0, 0], r, hsl(hue, 78, 46)) +
      circle([0, 0], r, 'url(#s)') +
      circle([0, 0], r, 'url(#o)') +
      leaf([0, -r * 0.9], -14),
  );

const seven = (at: Point, scale: number): string =>
  place(
    at,
    `<path d="M-40-58H44V-30C14 2 4 26 2 62H-34C-32 26-16-2 8-28H-22V-12H-40Z" fill="url(#m)" stroke="#5a0d14" stroke-width="7" stroke-linejoin="round" paint-order="stroke"/><path d="M-34-52H38V-40H-34Z" fill="#fff" opacity=".5"/>`,
    { scale },
  );

export const fruit = (random: Prng, palette: Palette): string => {
  const centre: Point = [150, 160];
  const back = [
    citrus([random.between(56, 84), random.between(92, 120)], 46, random.pick([46, 84, 28])),
    round([random.between(222, 244), random.between(100, 128)], 44, random.pick([282, 24, 350, 96])),
    round([random.between(54, 74), 236], 40, random.pick([34, 128, 310])),
    citrus([238, 236], 42, random.pick([12, 60, 340])),
  ];
  const hero = random.chance(0.5) ? seven(centre, random.between(1.25, 1.5)) : cherries([150, 186], 42);
  const beads = repeat(12, (nth) =>
    circle(polar(centre, 132, nth * 30), 4, [nth % 2 ? palette.accentLight : '#fff', 'opacity=".85"']),
  );
  return (
    rays(centre, palette.accentLight, { count: 20, opacity: 0.2, turn: random.between(0, 18) }) +
    glow(centre, 150) +
    beads +
    back.join('') +
    hero +
    sparkles(random, 7)
  );
};

const swirl = (at: Point, r: number, hues: [number, number]): string => {
  const arms = repeat(6, (nth) => {
    const [x, y] = polar([0, 0], r, nth * 60);
    const [ex, ey] = polar([0, 0], r, nth * 60 + 30);
    return path(
      `M0 0Q${n(x * 0.7 - y * 0.4)} ${n(y * 0.7 + x * 0.4)} ${n(x)} ${n(y)}A${r} ${r} 0 0 1 ${n(ex)} ${n(ey)}Q${n(ex * 0.7 - ey * 0.4)} ${n(ey * 0.7 + ex * 0.4)} 0 0Z`,
      hsl(hues[0], 90, 58),
    );
  });
  return place(
    at,
    `${circle([0, 0], r, hsl(hues[1], 92, 88))}${arms}${circle([0, 0], r, ['url(#s)', 'opacity=".5"'])}${circle([0, 0], r, 'url(#o)')}`,
  );
};

const stick = (from: Point, length: number, turn: number): string =>
  place(
    from,
    `<rect x="-5" width="10" height="${length}" rx="5" fill="#fff"/><rect x="-5" width="4" height="${length}" rx="2" fill="#000" opacity=".12"/>`,
    { turn },
  );

const jelly = (at: Point, hue: number, turn: number): string =>
  place(
    at,
    `${ellipse([0, 0], [24, 17], hsl(hue, 88, 54))}${ellipse([0, 0], [24, 17], 'url(#s)')}${ellipse([-5, -6], [12, 5], ['#fff', 'opacity=".7"'])}`,
    { turn },
  );

export const candy = (random: Prng, palette: Palette): string => {
  const centre: Point = [150, 140];
  const side = random.chance(0.5) ? 1 : -1;
  const sweets = repeat(13, (nth) =>
    jelly(
      [12 + nth * 23, 282 + random.between(-22, 20)],
      (nth * 67 + palette.hue) % 360,
      random.between(-40, 40),
    ),
  );
  const small = [
    swirl([150 - side * 88, 208], 38, [palette.accentHue + 60, 50]),
    swirl([150 + side * 92, 196], 32, [palette.hue + 120, 190]),
  ];
  const sprinkles = confetti(
    random,
    [340, 40, 190, 280, 110].map((hue) => hsl(hue, 92, 72)),
    4,
  );
  return (
    rays(centre, '#fff', { count: 18, opacity: 0.14 }) +
    glow(centre, 160) +
    sprinkles +
    stick([150, 190], 120, side * 4) +
    swirl(centre, 82, [palette.accentHue, 330]) +
    stick([150 - side * 88, 230], 80, side * 14) +
    small.join('') +
    sweets +
    sparkles(random, 6)
  );
};
