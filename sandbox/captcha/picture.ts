// Picture of a puzzle: a drawn landscape with a gap, and the piece for it.
import { randomInt } from 'node:crypto';

/** Tolerance around the gap, in pixels of the picture. */
const tolerance = 5;

/** Data for the browser: both images, and the piece's distance from the top. */
export type PuzzlePicture = { bg: string; slice: string; ypos: number };

const piece = 'M0 10h14a7 7 0 1 1 14 0h14v14a7 7 0 1 1 0 14v14H0z';

const toImage = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const hill = (top: number, bend: number, colour: string): string =>
  `<path d="M0 ${top}Q75 ${top - bend} 150 ${top}T300 ${top - bend / 2}V150H0z" fill="${colour}"/>`;

const star = (): string =>
  `<circle cx="${randomInt(300)}" cy="${randomInt(70)}" r="${randomInt(5, 15) / 10}" fill="#fff" opacity=".8"/>`;

const drawScene = (): string => {
  const hue = randomInt(360);
  const sky = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 26%)"/><stop offset="1" stop-color="hsl(${(hue + 50) % 360} 75% 66%)"/></linearGradient>`;
  const sun = `<circle cx="${randomInt(40, 260)}" cy="${randomInt(28, 60)}" r="${randomInt(14, 24)}" fill="hsl(${(hue + 70) % 360} 90% 82%)"/>`;
  const hills = [88, 104, 126].map((top, nth) =>
    hill(top, randomInt(18, 44), `hsl(${(hue + 20 * nth) % 360} 42% ${46 - 11 * nth}%)`),
  );
  const stars = Array.from({ length: 16 }, star).join('');
  return `<defs>${sky}</defs><rect width="300" height="150" fill="url(#s)"/>${stars}${sun}${hills.join('')}`;
};

const open = (viewBox: string, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">`;

/** Draws a picture; `gap` is the distance of the gap from the piece's start. */
export const drawPuzzle = (): { picture: PuzzlePicture; gap: number } => {
  const x = randomInt(90, 236);
  const y = randomInt(14, 92);
  const scene = drawScene();
  const place = `transform="translate(${x} ${y})"`;
  const hole = `<path id="gap" ${place} d="${piece}" fill="#05060f" fill-opacity=".62" stroke="#fff" stroke-opacity=".75"/>`;
  const clip = `<clipPath id="c"><path ${place} d="${piece}"/></clipPath><g clip-path="url(#c)">${scene}</g>`;
  const edge = `<path ${place} d="${piece}" fill="none" stroke="#fff" stroke-width="2"/>`;
  const bg = `${open('0 0 300 150', 300, 150)}${scene}${hole}</svg>`;
  const slice = `${open(`${x - 2} ${y - 2} 58 58`, 58, 58)}${clip}${edge}</svg>`;
  return { picture: { bg: toImage(bg), slice: toImage(slice), ypos: y - 2 }, gap: x - 2 };
};

export const isFilled = (gap: number, position: string): boolean =>
  /^\d{1,3}$/.test(position) && Math.abs(Number(position) - gap) <= tolerance;
