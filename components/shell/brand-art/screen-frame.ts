import type { ScreenArt } from '@/lib/shared/manifest/screen-art';
import { contrastOf } from '@/lib/shared/merchant/contrast';
import { escapeXml } from '@/lib/shared/site/escape-xml';

/** Drawn page: 360 units wide, mirrored for right-to-left. */
export type ScreenFrame = {
  readonly art: ScreenArt;
  readonly height: number;
  /** Returns the left edge of a width, from the start of the line. */
  readonly start: (x: number, width: number) => number;
  readonly line: string;
};

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
};

type Paint = { readonly fill: string; readonly more?: string };

const PAGE_WIDTH = 360;

/** A page of a height for the parts. */
export function toFrame(art: ScreenArt, height: number): ScreenFrame {
  const { dir, brand } = art;
  const start = (x: number, width: number): number => (dir === 'rtl' ? PAGE_WIDTH - x - width : x);
  return { art, height, start, line: `stroke="${brand.theme.colors.text}" stroke-opacity=".12"` };
}

/** A filled box; `more` are further attributes. */
export function drawBox({ start }: ScreenFrame, box: Box, { fill, more = '' }: Paint): string {
  const { x, y, width, height, radius } = box;
  return `<rect x="${start(x, width)}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;
}

/** Style of a word; without a text it is a rounded bar. */
type WordLook = {
  readonly color: string;
  readonly height?: number;
  readonly opacity?: number;
  readonly text?: string;
  readonly size?: number;
  readonly weight?: number;
  /** Centred, or at the start. */
  readonly isCentered?: boolean;
  /** Maximum width of the text beyond its bar. */
  readonly room?: number;
};

/** Approximate width of a letter by its height: what does not fit is cut. */
const LETTER = 0.58;

function cutTo(text: string, room: number, size: number): string {
  const count = Math.floor(room / (size * LETTER));
  const letters = [...text];
  return letters.length <= count
    ? text
    : `${letters
        .slice(0, count - 1)
        .join('')
        .trimEnd()}…`;
}

function drawText(
  frame: ScreenFrame,
  [x, y, width]: readonly [number, number, number],
  look: WordLook,
): string {
  const { color, text = '', size = 12, weight = 600, isCentered, room = width } = look;
  const at = frame.start(isCentered ? x + width / 2 : x, 0);
  const anchor = isCentered ? 'middle' : 'start';
  const words = escapeXml(cutTo(text, room, size));
  return `<text x="${at}" y="${y + size * 0.36}" font-family="'Noto Sans','DejaVu Sans',sans-serif" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${color}">${words}</text>`;
}

/** Draws a word at x, the middle of its line, and its width. */
export function drawWord(
  frame: ScreenFrame,
  [x, y, width]: readonly [number, number, number],
  look: WordLook,
): string {
  if (look.text) return drawText(frame, [x, y, width], look);
  const { color, height = 8, opacity = 0.85 } = look;
  const box = { x, y: y - height / 2, width, height, radius: height / 2 };
  return drawBox(frame, box, { fill: color, more: `fill-opacity="${opacity}"` });
}

/** Draws a picture with round corners; a brand-coloured box without one. */
export function drawPicture(frame: ScreenFrame, box: Box, href: string | undefined): string {
  const { colors } = frame.art.brand.theme;
  const border = drawBox(frame, box, { fill: 'none', more: frame.line });
  if (!href) return drawBox(frame, box, { fill: colors.primary, more: 'fill-opacity=".22"' }) + border;
  const { x, y, width, height } = box;
  const left = frame.start(x, width);
  // One picture per position, which names its clip.
  const id = `c${Math.round(left)}-${Math.round(y)}`;
  const clip = `<clipPath id="${id}">${drawBox(frame, box, { fill: '#000' })}</clipPath>`;
  return `${clip}<image href="${href}" x="${left}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" clip-path="url(#${id})"/>${border}`;
}

/** Returns black or white, the one with more contrast. */
export function inkOn(color: string): string {
  return contrastOf('#ffffff', color) >= contrastOf('#000000', color) ? '#ffffff' : '#000000';
}
