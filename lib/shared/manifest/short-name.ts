// The name under an icon: short enough to be read whole on a home screen.
import { MANIFEST } from '@/lib/shared/constants';

/** A first part shorter than this says nothing of whose app it is. */
const MIN_WORDS = 4;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The visible characters of a text: a letter with its marks counts once. */
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

/** The text itself where it has 13 visible characters or fewer; else as many of its first words as fit, or its start with an ellipsis. */
export function toShortName(text: string): string {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  if (isShort(name)) return name;
  const words = firstWords(name);
  if (toCharacters(words).length >= MIN_WORDS) return words;
  const start = toCharacters(name).slice(0, MANIFEST.nameLength - 1);
  return `${start.join('').trimEnd()}…`;
}
