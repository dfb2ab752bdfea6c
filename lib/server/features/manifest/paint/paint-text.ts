// Words as pixels: any script, broken into lines and set from right to left where it runs so. Fonts are the machine's.
import 'server-only';
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { toCharacters } from '@/lib/shared/manifest/short-name';

/** How words look, and the place they have; sizes in px. */
export type TextLook = {
  readonly color: string;
  readonly weight: number;
  readonly language: LanguageCode;
  /** The largest size of the letters, and the smallest, below which words are cut off. */
  readonly size: number;
  readonly smallest: number;
  readonly width: number;
  readonly height: number;
};

/** Painted words and the room that they take. */
export type PaintedText = { readonly png: Buffer; readonly width: number; readonly height: number };

const STEP = 0.88;
const DPI = 72;
const BREAK = '\u200b';
/** Makes a line run from right to left though it begins with a Latin name. */
const RIGHT_TO_LEFT = '\u200f';
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// Thai, Khmer, Lao and Burmese set no spaces between words: a line may be broken after any of them.
function toBreakable(text: string, tag: string): string {
  const words = [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)];
  return words
    .map(({ segment, isWordLike }, at) =>
      isWordLike && words[at + 1]?.isWordLike ? segment + BREAK : segment,
    )
    .join('');
}

async function paintAt(text: string, px: number, look: TextLook): Promise<PaintedText> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const { tag, dir } = LANGUAGES[look.language];
  const start = dir === 'rtl' ? RIGHT_TO_LEFT : '';
  const words = toBreakable(text, tag).replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');
  const markup = `<span foreground="${look.color}" lang="${tag}" weight="${look.weight}">${start}${words}</span>`;
  const input = {
    text: markup,
    font: `Noto Sans ${Math.round(px)}`,
    width: look.width,
    rgba: true,
    dpi: DPI,
    wrap: 'word-char' as const,
  };
  const { data, info } = await sharp({ text: input }).png().toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

const fits = ({ width, height }: PaintedText, look: TextLook): boolean =>
  width <= look.width && height <= look.height;

/** The words in their place: as large as they fit, and cut off where even the smallest size is too large. @throws without any font. */
export async function paintText(text: string, look: TextLook): Promise<PaintedText> {
  let px = look.size;
  let painted = await paintAt(text, px, look);
  while (!fits(painted, look) && px * STEP >= look.smallest) {
    px *= STEP;
    painted = await paintAt(text, px, look);
  }
  let letters = toCharacters(text);
  while (!fits(painted, look) && letters.length > 4) {
    letters = letters.slice(0, Math.floor(letters.length * STEP));
    painted = await paintAt(`${letters.join('').trimEnd()}…`, px, look);
  }
  return painted;
}
