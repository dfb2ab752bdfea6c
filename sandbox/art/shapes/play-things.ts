// Things one plays with: cards, dice, chips, balls.
import { hsl } from '../palette.ts';
import { circle, dots, n, type Point, path, place, ring, use } from '../svg.ts';

export type CardSuit = 'heart' | 'diamond' | 'spade' | 'club';

const suitPaths: Record<CardSuit, string> = {
  heart: 'M0 .9C-1.4-.1-.75-1.05 0-.4C.75-1.05 1.4-.1 0 .9Z',
  diamond: 'M0-1L.72 0L0 1L-.72 0Z',
  spade: 'M0-1C1.35.05.8.95.14.5L.32 1H-.32L-.14.5C-.8.95-1.35.05 0-1Z',
  club: 'M0-.98A.44.44 0 0 1 .34-.26A.44.44 0 1 1 .14.36L.32 1H-.32L-.14.36A.44.44 0 1 1-.34-.26A.44.44 0 0 1 0-.98Z',
};

export const suit = (kind: CardSuit, at: Point, { r, fill }: { r: number; fill?: string }): string => {
  const own = kind === 'heart' || kind === 'diamond' ? '#d81e3a' : '#1a2138';
  return `<path d="${suitPaths[kind]}" transform="translate(${n(at[0])} ${n(at[1])})scale(${n(r)})" fill="${fill ?? own}"/>`;
};

export const card = (
  at: Point,
  face: { rank: string; kind: CardSuit; turn?: number; scale?: number },
): string => {
  const ink = face.kind === 'heart' || face.kind === 'diamond' ? '#d81e3a' : '#1a2138';
  const shade = '<rect x="-40" y="-57" width="86" height="122" rx="10" fill="#000" opacity=".28"/>';
  const sheet = '<rect x="-43" y="-61" width="86" height="122" rx="10" fill="url(#p)" stroke="#fff"/>';
  const rank = `<text x="-26" y="-34" font-family="Georgia,serif" font-size="26" fill="${ink}">${face.rank}</text>`;
  const inner =
    shade + sheet + rank + suit(face.kind, [-25, -16], { r: 8 }) + suit(face.kind, [5, 14], { r: 25 });
  return place(at, inner, { turn: face.turn ?? 0, scale: face.scale ?? 1 });
};

export const chip = (at: Point, r: number, hue: number): string => {
  const dash = (r * 0.84 * Math.PI) / 8;
  const marks = ring([0, 0], r * 0.84, ['#fff', r * 0.3, `stroke-dasharray="${n(dash)}"`]);
  const body = circle([0, r * 0.12], r, hsl(hue, 60, 18)) + circle([0, 0], r, hsl(hue, 78, 44)) + marks;
  return place(at, body + circle([0, 0], r * 0.62, [hsl(hue, 74, 34), 'stroke="#fff" stroke-width="2"']));
};

/** A ball with a number on its disc, or a plain one: a colour under the frame's symbol `e` or `f`. */
export const ballShape = (
  at: Point,
  r: number,
  more: { hue: number; label?: string; light?: number },
): string => {
  const { hue, label, light = 52 } = more;
  const finish = use(label ? 'e' : 'f', [0, 0], { scale: r / 20 });
  const text = label
    ? `<text y="${n(r * 0.24)}" font-size="${n(r * 0.66)}" fill="#1b2036">${label}</text>`
    : '';
  return place(at, circle([0, 0], r, hsl(hue, 86, light)) + finish + text);
};

const pips: Record<number, Point[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const dieFace = (value: number, matrix: string, fill: string): string => {
  const marks = dots(
    (pips[value] ?? []).map(([x, y]): Point => [x * 9 + 16, y * 9 + 16]),
    ['#fff', 7.2],
  );
  return `<g transform="matrix(${matrix})"><rect width="32" height="32" rx="5" fill="${fill}"/>${marks}</g>`;
};

/** A die in isometric view, standing on `at`. */
export const die = (
  at: Point,
  more: { hue: number; scale?: number; turn?: number; values: [number, number, number] },
): string => {
  const { hue, values } = more;
  const top = dieFace(values[0], '.87 .5 -.87 .5 0 -32', hsl(hue, 84, 60));
  const left = dieFace(values[1], '.87 .5 0 1 -27.8 -16', hsl(hue, 84, 44));
  const right = dieFace(values[2], '.87 -.5 0 1 0 0', hsl(hue, 84, 31));
  return place(at, path('M-28 22L0 38L34 18L60 26L8 52Z', ['#000', 'opacity=".25"']) + top + left + right, {
    scale: more.scale ?? 1,
    turn: more.turn ?? 0,
  });
};
