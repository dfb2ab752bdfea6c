// Light in pictures: rays, glows, sparkles, drifting dust. Gradients only: filters would cost every phone.
import type { Prng } from '../../core/prng.ts';
import { circle, dots, list, n, type Point, path, polar, repeat, use } from '../svg.ts';

type Rays = { count?: number; opacity?: number; turn?: number };

export const rays = (
  centre: Point,
  colour: string,
  { count = 14, opacity = 0.12, turn = 0 }: Rays = {},
): string => {
  const half = 360 / count / 4;
  const wedge = (nth: number): string => {
    const at = turn + (360 / count) * nth;
    const [[ax, ay], [bx, by]] = [polar(centre, 400, at - half), polar(centre, 400, at + half)];
    return `M${n(centre[0])} ${n(centre[1])}L${Math.round(ax)} ${Math.round(ay)} ${Math.round(bx)} ${Math.round(by)}Z`;
  };
  return path(repeat(count, wedge), [colour, `opacity="${opacity}"`]);
};

/** A four-pointed sparkle of the frame's symbol `k`. */
export const sparkle = (at: Point, r: number, opacity?: number): string =>
  use('k', at, { scale: r / 10, ...(opacity === undefined ? {} : { opacity }) });

export const sparkles = (random: Prng, count: number): string =>
  repeat(count, () =>
    sparkle(
      [random.between(14, 286), random.between(14, 290)],
      random.between(3, 10),
      random.between(0.4, 1),
    ),
  );

/** Fine dots in three sizes. */
export const dust = (random: Prng, count: number, colour: string): string =>
  [1.4, 2.4, 3.8]
    .map((size, nth) => {
      const share = Math.ceil(count / (2 + nth));
      const at = list(share, (): Point => [random.between(0, 300), random.between(0, 330)]);
      return dots(at, [colour, size, 0.5 + nth * 0.2]);
    })
    .join('');

/** A soft glow: the gradient `g` of the frame, tinted by its own palette. */
export const glow = (centre: Point, r: number, opacity = 0.8): string =>
  circle(centre, r, ['url(#g)', `opacity="${opacity}"`]);

/** Short strokes scattered over the picture, a handful in each colour. */
export const confetti = (random: Prng, colours: readonly string[], width = 5): string =>
  colours
    .map((colour) => {
      const piece = (): string =>
        `M${random.integer(0, 300)} ${random.integer(0, 280)}l${random.integer(-7, 7)} ${random.integer(3, 8)}`;
      return path(repeat(6, piece), [
        'none',
        `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`,
      ]);
    })
    .join('');
