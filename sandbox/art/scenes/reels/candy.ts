// Sweets: a swirled lollipop over a floor of jellies.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { confetti, glow, rays, sparkles } from '../../shapes/light.ts';
import { circle, ellipse, n, type Point, path, place, polar, repeat } from '../../svg.ts';

export const swirl = (at: Point, r: number, hues: [number, number]): string => {
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

const jellyFinish = `<defs><g id="j">${ellipse([0, 0], [24, 17], 'url(#s)')}${ellipse([-5, -6], [12, 5], ['#fff', 'opacity=".7"'])}</g></defs>`;

const jelly = (at: Point, hue: number, turn: number): string =>
  place(at, `${ellipse([0, 0], [24, 17], hsl(hue, 88, 54))}<use href="#j"/>`, { turn });

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
    jellyFinish +
    sprinkles +
    stick([150, 190], 120, side * 4) +
    swirl(centre, 82, [palette.accentHue, 330]) +
    stick([150 - side * 88, 230], 80, side * 14) +
    small.join('') +
    sweets +
    sparkles(random, 6)
  );
};
