import { drawMarkParts } from '@/lib/shared/brand-art/draw-mark';
import { wordStrokes } from '@/lib/shared/brand-art/word-strokes';
import { SCREEN_PLACES } from '@/lib/shared/manifest/screen-art';
import { drawIcon } from './draw-icon';
import { drawBox, drawPicture, drawWord, type ScreenFrame, toFrame } from './screen-frame';

const NAME_HEIGHT = 11;
const NAME_ROOM = 138;

function drawName(frame: ScreenFrame): string {
  const { art, start } = frame;
  const { brand } = art;
  const { text: ink } = brand.theme.colors;
  if (frame.art.texts)
    return drawWord(frame, [58, 30, NAME_ROOM], { color: ink, text: brand.name, size: 17, weight: 800 });
  const words = wordStrokes(brand.name);
  if (!words) return '';
  const scale = Math.min(NAME_HEIGHT / 72, NAME_ROOM / words.length);
  const x = start(60, words.length * scale);
  return `<g transform="translate(${x} ${30 - 50 * scale}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="18" stroke-linecap="round" stroke-linejoin="round">${words.paths}</g>`;
}

/** Header: logo, name, language and sign-in. */
export function drawHeader(frame: ScreenFrame): string {
  const { art, start } = frame;
  const { colors } = art.brand.theme;
  const box = { x: 16, y: 13, ...SCREEN_PLACES.mark, radius: 10 };
  const drawn = `<g transform="translate(${start(16, 34)} 13) scale(.34)">${drawMarkParts(art.brand, 'rounded')}</g>`;
  const look = { color: colors.muted, tone: colors.muted };
  return [
    art.mark ? drawPicture(frame, box, art.mark) : drawn,
    drawName(frame),
    drawIcon('globe', [start(226, 0), 30], { size: 21, ...look }),
    drawBox(frame, { x: 257, y: 13, width: 87, height: 34, radius: 17 }, { fill: colors.primary }),
    drawWord(frame, [279, 30, 43], {
      color: colors.onPrimary,
      opacity: 0.95,
      text: art.texts?.signIn,
      size: 13,
      weight: 700,
      isCentered: true,
      room: 86,
    }),
  ].join('');
}

function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 16) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

// The art leaves its left side to the headline in every language, and is dark there.
function drawHeadline({ art }: ScreenFrame, y: number): string {
  const ltr = toFrame({ ...art, dir: 'ltr' }, 0);
  const lines = art.texts && art.headline ? linesOf(art.headline).slice(0, 4) : ['', '', ''];
  const top = y + 78 - (lines.length - 1) * 10.5;
  return lines
    .map((text, nth) => {
      const look = { color: '#fff', opacity: 0.94, height: 10, text, size: 16, weight: 700, room: 190 };
      return drawWord(ltr, [36, top + nth * 21, [96, 120, 78][nth] ?? 90], look);
    })
    .join('');
}

/** Large picture with headline and carousel dots. */
export function drawBanner(frame: ScreenFrame, y: number): string {
  const { art, start } = frame;
  const box = { x: 16, y, ...SCREEN_PLACES.banner, radius: art.brand.theme.radius * 1.2 };
  const dots = [0, 1, 2, 3].map(
    (nth) =>
      `<circle cx="${start(270 + nth * 13, 0)}" cy="${y + 136}" r="3.4" fill="#fff" fill-opacity="${nth ? 0.55 : 1}"/>`,
  );
  const rail = drawBox(
    frame,
    { x: 258, y: y + 128, width: 64, height: 16, radius: 8 },
    { fill: '#000', more: 'fill-opacity=".5"' },
  );
  return drawPicture(frame, box, art.banner) + drawHeadline(frame, y) + rail + dots.join('');
}

/** Search field. */
export function drawSearch(frame: ScreenFrame, y: number): string {
  const { muted, surface } = frame.art.brand.theme.colors;
  return [
    drawBox(frame, { x: 16, y, width: 328, height: 46, radius: 23 }, { fill: surface, more: frame.line }),
    drawIcon('search', [frame.start(41, 0), y + 23], { size: 21, color: muted, tone: muted }),
    drawWord(frame, [64, y + 23, 112], {
      color: muted,
      opacity: 0.7,
      text: frame.art.texts?.search,
      size: 15,
      weight: 400,
      room: 250,
    }),
  ].join('');
}
