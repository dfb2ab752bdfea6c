// Cut stones and coins: the treasure of most reel games.
import { hsl } from '../palette.ts';
import { circle, type Point, place, polar, polygon, repeat, use } from '../svg.ts';
import { sparkle } from './light.ts';

type Cut = { hue: number; sides?: number; turn?: number; tall?: number };

/** A stone seen from above: facets around a table, lit from the upper left; a large one has twice the facets. */
export const stone = (at: Point, r: number, { hue, sides = 8, turn = 22.5, tall = 1 }: Cut): string => {
  const corner = (radius: number, nth: number): Point => {
    const [x, y] = polar([0, 0], radius, turn + (360 / sides) * nth);
    return [x, y * tall];
  };
  const facet = (nth: number): string => {
    const lit = 46 - 24 * Math.sin(((turn + (360 / sides) * (nth + 0.5) + 40) * Math.PI) / 180);
    const quad = [corner(r, nth), corner(r, nth + 1), corner(r * 0.58, nth + 1), corner(r * 0.58, nth)];
    const rim = [corner(r, nth), corner(r, nth + 1), corner(r * 0.78, nth + 0.5)];
    return polygon(quad, hsl(hue, 88, lit)) + (r > 50 ? polygon(rim, hsl(hue, 90, lit + 10)) : '');
  };
  const table = Array.from({ length: sides }, (_none, nth) => corner(r * 0.58, nth));
  const gleam = [corner(r * 0.52, sides * 0.5), corner(r * 0.52, sides * 0.75), corner(r * 0.1, 0)];
  return place(
    at,
    repeat(sides, facet) + polygon(table, hsl(hue, 92, 64)) + polygon(gleam, ['#fff', 'opacity=".45"']),
  );
};

// Facets of a brilliant from the side, as triangles in units of its half width, each with its lightness.
const brilliantCut: Array<readonly [readonly number[], number]> = [
  [[-0.55, -0.6, -1, -0.15, -0.45, -0.15], 62],
  [[-0.55, -0.6, -0.45, -0.15, 0, -0.6], 80],
  [[0, -0.6, -0.45, -0.15, 0.45, -0.15], 90],
  [[0, -0.6, 0.45, -0.15, 0.55, -0.6], 72],
  [[0.55, -0.6, 0.45, -0.15, 1, -0.15], 50],
  [[-1, -0.15, -0.45, -0.15, 0, 1], 54],
  [[-0.45, -0.15, 0.45, -0.15, 0, 1], 70],
  [[0.45, -0.15, 1, -0.15, 0, 1], 36],
];

/** A brilliant seen from the side. */
export const brilliant = (at: Point, r: number, hue: number): string => {
  const facets = brilliantCut.map(([[ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0], light]) => {
    const corners: Point[] = [
      [ax * r, ay * r],
      [bx * r, by * r],
      [cx * r, cy * r],
    ];
    return polygon(corners, hsl(hue, 88, light));
  });
  return place(at, facets.join('') + sparkle([-r * 0.3, -r * 0.4], r * 0.3));
};

/** A coin of the frame's metal: its symbol `n`, drawn at radius 20. */
export const coin = (at: Point, r: number, pose: { squash?: number; turn?: number } = {}): string =>
  use('n', at, { scale: r / 20, ...pose });

export const pearl = (at: Point, r: number): string => circle(at, r, '#f3ecf7') + circle(at, r, 'url(#o)');
