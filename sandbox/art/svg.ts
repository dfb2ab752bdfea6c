// SVG helpers of all pictures.
export type Point = readonly [number, number];

/** How a shape is painted: a fill, or a fill with further attributes. */
export type Paint = string | readonly [fill: string, attributes: string];

/** One decimal is enough for a picture of 300 units, and keeps it small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

const toAttributes = (paint: Paint): string =>
  typeof paint === 'string' ? ` fill="${paint}"` : ` fill="${paint[0]}" ${paint[1]}`;

export const path = (d: string, paint: Paint): string => `<path d="${d}"${toAttributes(paint)}/>`;

export const polygon = (points: readonly Point[], paint: Paint): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`.replaceAll(' -', '-'), paint);

export const circle = ([x, y]: Point, r: number, paint: Paint): string => {
  const place = (x ? ` cx="${n(x)}"` : '') + (y ? ` cy="${n(y)}"` : '');
  return `<circle${place} r="${n(r)}"${toAttributes(paint)}/>`;
};

export const ellipse = ([x, y]: Point, [rx, ry]: Point, paint: Paint): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${toAttributes(paint)}/>`;

/** A stroke without a fill: its colour and width, then further attributes. */
export const line = (d: string, [stroke, width, more = '']: readonly [string, number, string?]): string =>
  path(d, ['none', `stroke="${stroke}" stroke-width="${n(width)}"${more && ` ${more}`}`]);

export const ring = (at: Point, r: number, stroke: readonly [string, number, string?]): string =>
  circle(at, r, [
    'none',
    `stroke="${stroke[0]}" stroke-width="${n(stroke[1])}"${stroke[2] ? ` ${stroke[2]}` : ''}`,
  ]);

type Pose = { turn?: number; scale?: number; squash?: number };

const toTransform = ([x, y]: Point, { turn = 0, scale = 1, squash = 1 }: Pose): string => {
  const fine = (value: number): string => String(Math.round(value * 100) / 100);
  const size = squash === 1 ? fine(scale) : `${fine(scale)} ${fine(scale * squash)}`;
  const isScaled = scale !== 1 || squash !== 1;
  return `translate(${n(x)} ${n(y)})${turn ? `rotate(${n(turn)})` : ''}${isScaled ? `scale(${size})` : ''}`;
};

export const place = (at: Point, inner: string, pose: Pose = {}): string =>
  `<g transform="${toTransform(at, pose)}">${inner}</g>`;

/** Draws a symbol of the frame again: `k` sparkle, `n` coin, `e` ball finish, `u` bubble. */
export const use = (id: string, at: Point, pose: Pose & { opacity?: number } = {}): string => {
  const opacity = pose.opacity === undefined ? '' : ` opacity="${n(pose.opacity)}"`;
  return `<use href="#${id}" transform="${toTransform(at, pose)}"${opacity}/>`;
};

/** Many round dots as one path of empty strokes: ten bytes a dot instead of fifty. */
export const dots = (
  at: readonly Point[],
  [colour, size, opacity = 1]: readonly [string, number, number?],
): string =>
  line(at.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join(''), [
    colour,
    size,
    `stroke-linecap="round"${opacity === 1 ? '' : ` opacity="${n(opacity)}"`}`,
  ]);

export const repeat = (count: number, draw: (nth: number) => string): string =>
  Array.from({ length: count }, (_none, nth) => draw(nth)).join('');

export const list = <T>(count: number, make: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_none, nth) => make(nth));

export const polar = ([x, y]: Point, radius: number, turn: number): Point => [
  x + radius * Math.cos((turn * Math.PI) / 180),
  y + radius * Math.sin((turn * Math.PI) / 180),
];
