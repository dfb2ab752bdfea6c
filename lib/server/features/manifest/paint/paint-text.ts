// Renders text of any script to pixels, with line breaks and right-to-left layout, in the machine's fonts.
import 'server-only';
import { loadSharp } from '@/lib/server/features/manifest/paint/picture';
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { toCharacters } from '@/lib/shared/manifest/short-name';

export type TextLook = {
  readonly color: string;
  readonly weight: number;
  readonly language: LanguageCode;
  /** Largest and smallest font size; at the smallest, text is cut off. */
  readonly size: number;
  readonly smallest: number;
  readonly width: number;
  readonly height: number;
};

export type PaintedText = { readonly png: Buffer; readonly width: number; readonly height: number };

const STEP = 0.88;
const DPI = 72;
const BREAK = '\u200b';
/** Makes a line run right to left even if it starts with a Latin name. */
const RIGHT_TO_LEFT = '\u200f';
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// Thai, Khmer, Lao and Burmese have no spaces: a line may break after any word.
function toBreakable(text: string, tag: string): string {
  const words = [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)];
  return words
    .map(({ segment, isWordLike }, at) =>
      isWordLike && words[at + 1]?.isWordLike ? segment + BREAK : segment,
    )
    .join('');
}

async function paintAt(text: string, px: number, look: TextLook): Promise<PaintedText> {
  const sharp = await loadSharp();
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

/** Renders text as large as fits; cuts it off at the smallest size. @throws without any font. */
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
