// How well a game answers the words of a search.
import { foldText } from '@/lib/shared/lobby/search-fold';
import type { SearchEntry } from '@/lib/shared/lobby/search-index';

const MAX_WORDS = 8;
/** Shorter words have too many neighbours for a guess. */
const MIN_GUESSED_LENGTH = 4;

/** The words of a search in plain form: each once, at most eight. Empty when nothing is asked. */
export function searchTerms(text: string): string[] {
  const words = foldText(text).split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

function scoreOf({ name, text }: SearchEntry, word: string): number {
  if (name.startsWith(word, 1)) return 4;
  if (name.includes(` ${word}`)) return 3;
  if (text.includes(` ${word}`)) return 2;
  return text.includes(word) ? 1 : 0;
}

/**
 * How well a game answers all the words; 0 when one of them is nowhere in it. The weakest word counts most, so that
 * beginnings of words stand above what is found inside them; the whole name stands above longer names.
 */
export function rankOf(entry: SearchEntry, words: readonly string[]): number {
  let weakest = 4;
  let sum = 0;
  let length = 0;
  for (const word of words) {
    const score = scoreOf(entry, word);
    if (score === 0) return 0;
    weakest = Math.min(weakest, score);
    sum += score;
    length += word.length + 1;
  }
  const isWhole = weakest >= 3 && length === entry.name.length;
  return weakest * 100 + sum * 2 + (isWhole ? 1 : 0);
}

/** Whether `text` holds the word from `start` on with one letter wrong, missing, too many, or two swapped. */
function isNearAt(text: string, start: number, word: string): boolean {
  let same = 0;
  while (same < word.length && text[start + same] === word[same]) same += 1;
  // A wrong first letter is a different word more often than a slip.
  if (same === 0) return false;
  const at = start + same;
  const [rest, afterOne] = [word.slice(same), word.slice(same + 1)];
  if (text.startsWith(afterOne, at + 1) || text.startsWith(rest, at + 1) || text.startsWith(afterOne, at))
    return true;
  const isSwapped = text[at] === word[same + 1] && text[at + 1] === word[same];
  return isSwapped && text.startsWith(word.slice(same + 2), at + 2);
}

function hasNear(text: string, word: string): boolean {
  if (text.includes(word)) return true;
  if (word.length < MIN_GUESSED_LENGTH) return false;
  for (let space = text.indexOf(' '); space !== -1; space = text.indexOf(' ', space + 1))
    if (isNearAt(text, space + 1, word)) return true;
  return false;
}

/** Whether a game holds all the words when one slip in each is forgiven: asked only when nothing fits as it was typed. */
export function isNear({ text }: SearchEntry, words: readonly string[]): boolean {
  return words.every((word) => hasNear(text, word));
}
