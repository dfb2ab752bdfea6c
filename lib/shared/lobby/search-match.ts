// Relevance of a game for a search.
import { foldText } from '@/lib/shared/lobby/search-fold';
import type { SearchEntry } from '@/lib/shared/lobby/search-index';

const MAX_WORDS = 8;
/** Shorter words are too ambiguous for typo tolerance. */
const MIN_GUESSED_LENGTH = 4;

/** Returns the normalised words, each once, at most eight. */
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

/** Returns the relevance; 0 when a word is missing. The weakest word dominates; word beginnings beat matches inside words. */
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

/** Returns whether `text` has the word at `start` with one letter wrong, missing, extra, or two swapped. */
function isNearAt(text: string, start: number, word: string): boolean {
  let same = 0;
  while (same < word.length && text[start + same] === word[same]) same += 1;
  // A wrong first letter is usually another word.
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

/** Returns whether a game matches with one typo per word; used only without exact matches. */
export function isNear({ text }: SearchEntry, words: readonly string[]): boolean {
  return words.every((word) => hasNear(text, word));
}
