// Short name of an app, for the home screen.
import { MANIFEST } from '@/lib/shared/constants';

/** Shorter first parts do not identify the app. */
const MIN_WORDS = 4;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Splits a text into visible characters, each with its marks. */
export function toCharacters(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

function isShort(text: string): boolean {
  return toCharacters(text).length <= MANIFEST.nameLength;
}

function firstWords(text: string): string {
  const words = text.split(' ');
  const count = words.findLastIndex((_, at) => isShort(words.slice(0, at + 1).join(' ')));
  return words.slice(0, count + 1).join(' ');
}

/** Returns texts of up to 13 visible characters unchanged; else the first words that fit, or the start with an ellipsis. */
export function toShortName(text: string): string {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  if (isShort(name)) return name;
  const words = firstWords(name);
  if (toCharacters(words).length >= MIN_WORDS) return words;
  const start = toCharacters(name).slice(0, MANIFEST.nameLength - 1);
  return `${start.join('').trimEnd()}…`;
}
