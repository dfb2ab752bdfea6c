// Sign of a game that has no picture.

const TINTS = 6;
/** Letters of scripts that join would become one glyph. */
const NON_JOINER = '\u200c';
const LETTER = /[\p{L}\p{N}]/u;
const NEVER_JOINS = /^[\p{Script=Latin}\p{N}]/u;

/**
 * Returns what distinguishes a game without a picture from its neighbours: the first letters of its first two words,
 * and a tint from 0 to 5 by its name. A name without letters or digits has no letters.
 */
export function toGameSign(name: string): { readonly letters: string; readonly tint: number } {
  const letters = name.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap((word) => word.match(LETTER)?.[0] ?? []);
  const hash = [...name].reduce((sum, letter) => ((sum * 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0, 5381);
  const between = NEVER_JOINS.test(letters[0] ?? '') ? '' : NON_JOINER;
  return { letters: letters.slice(0, 2).join(between).toUpperCase(), tint: (hash >>> 7) % TINTS };
}
