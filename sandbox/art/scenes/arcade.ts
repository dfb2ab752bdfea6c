// Arcade scenes: mines, pegs, and cards of numbers.
import { hsl, type Palette } from '../palette.ts';
import type { Prng } from '../prng.ts';
import { brilliant, coin } from '../shapes/gem.ts';
import { glow, rays, sparkle, sparkles } from '../shapes/light.ts';
import { ball } from '../shapes/play-things.ts';
import { circle, dots, line, list, n, type Point, place, repeat } from '../svg.ts';

const bomb = (at: Point, scale: number): string =>
  place(
    at,
    `${line('M6-20Q12-34 24-32', ['#d9b26a', 4, 'stroke-linecap="round"'])}${sparkle([26, -32], 13)}<rect x="-7" y="-26" width="14" height="9" rx="2" fill="#5b647c"/>${circle([0, 0], 21, '#1c2030')}${circle([0, 0], 21, ['url(#o)', 'opacity=".7"'])}`,
    { scale },
  );

export const mines = (random: Prng, palette: Palette): string => {
  const open = new Set([random.integer(0, 4), random.integer(5, 9), random.integer(10, 15), 5]);
  const bad = random.integer(0, 15);
  const field = repeat(16, (nth) => {
    const x = 38 + (nth % 4) * 58;
    const y = 44 + Math.floor(nth / 4) * 58;
    const isOpen = open.has(nth) || nth === bad;
    const back = isOpen ? palette.deep : hsl(palette.hue, 62, 36 + ((nth * 7) % 5) * 3);
    const face = `<rect x="${x}" y="${y + 4}" width="50" height="50" rx="11" fill="#000" opacity=".35"/><rect x="${x}" y="${y}" width="50" height="50" rx="11" fill="${back}"/><rect x="${x + 2}" y="${y + 2}" width="46" height="20" rx="9" fill="#fff" opacity="${isOpen ? 0.05 : 0.16}"/>`;
    if (!isOpen) return face;
    const centre: Point = [x + 25, y + 27];
    return (
      face +
      (nth === bad
        ? bomb(centre, 0.82)
        : circle(centre, 32, ['url(#g)', 'opacity=".7"']) +
          brilliant([centre[0], centre[1] - 3], 18, palette.accentHue + (nth % 3) * 60))
    );
  });
  return (
    glow([150, 156], 190, 0.8) +
    `<g transform="rotate(${n(random.between(-6, 6))} 150 160)">${field}</g>` +
    sparkles(random, 9)
  );
};

export const plinko = (random: Prng, palette: Palette): string => {
  const pegsOf = (row: number): Point[] =>
    list(row + 3, (nth) => [150 + (nth - (row + 2) / 2) * 29, 52 + row * 25]);
  const pegs = dots(list(8, pegsOf).flat(), ['#fff', 8.8, 0.92]);
  const bins = repeat(9, (nth) => {
    const heat = Math.abs(nth - 4);
    const x = 150 + (nth - 4) * 30 - 13;
    return `<rect x="${n(x)}" y="262" width="26" height="34" rx="7" fill="${hsl(56 - heat * 14, 92, 54)}"/><rect x="${n(x)}" y="262" width="26" height="12" rx="6" fill="#fff" opacity=".3"/>`;
  });
  let x = 150;
  const trail = Array.from({ length: 6 }, (_none, nth): Point => {
    x += random.pick([-14, 14]);
    return [x, 66 + nth * 25];
  });
  const drops = trail
    .map((at, nth) => ball(at, nth === 5 ? 17 : 6 + nth, { hue: palette.accentHue, light: 58 }))
    .map((one, nth) => `<g opacity="${n(nth === 5 ? 1 : 0.1 + nth * 0.1)}">${one}</g>`);
  const extra = ball([random.between(90, 210), 34], 12, { hue: palette.hue + 90 });
  return (
    rays([150, 150], palette.light, { count: 16, opacity: 0.1 }) +
    glow([150, 140], 180, 0.7) +
    pegs +
    bins +
    extra +
    drops.join('') +
    coin([40, 226], 20) +
    coin([264, 214], 17) +
    sparkles(random, 6)
  );
};

export const keno = (random: Prng, palette: Palette): string => {
  const hits = new Set(Array.from({ length: 7 }, () => random.integer(0, 24)));
  const cells = repeat(25, (nth) => {
    const cx = 62 + (nth % 5) * 44;
    const cy = 88 + Math.floor(nth / 5) * 42;
    const isHit = hits.has(nth);
    const fill = isHit ? palette.accent : '#eef1fb';
    const ink = isHit ? '#fff' : '#3a4364';
    return `<rect x="${cx - 18}" y="${cy - 17}" width="36" height="34" rx="8" fill="${fill}"/><text x="${cx}" y="${cy + 6}" font-size="17" fill="${ink}">${nth * 3 + 1 + (nth % 3)}</text>`;
  });
  const ticket = `<rect x="32" y="40" width="236" height="250" rx="18" fill="#000" opacity=".3"/><rect x="28" y="34" width="244" height="250" rx="18" fill="url(#p)"/><path d="M28 52a18 18 0 0 1 18-18H254a18 18 0 0 1 18 18V62H28Z" fill="${palette.mid}"/>${repeat(9, (nth) => circle([48 + nth * 25.5, 48], 5, palette.light))}`;
  return (
    rays([150, 150], palette.light, { count: 14, opacity: 0.12 }) +
    glow([150, 160], 190, 0.8) +
    place([0, 0], ticket + cells) +
    ball([252, 252], 30, { hue: palette.accentHue, label: String(random.integer(1, 80)) }) +
    ball([48, 270], 24, { hue: palette.hue + 120, label: String(random.integer(1, 80)) }) +
    ball([262, 60], 20, { hue: 44, label: String(random.integer(1, 80)) }) +
    sparkles(random, 7)
  );
};
