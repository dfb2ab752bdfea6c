// Tells a message for players from server internals: stacks, addresses, paths, queries, keys.
import { isSecretName } from '@/lib/shared/errors/secret-names';
import { isSecretValue, isServerMark } from '@/lib/shared/errors/server-marks';

/** Fits a notice on a phone without scrolling. */
export const MAX_CHARS = 300;
const BEARER_CHARS = 8;

// Control characters except line breaks and tabs, direction overrides, braces.
const ODD_SIGNS = /[^\P{Cc}\n\r\t]|[\u202d\u202e{}]/u;
const MARKUP = /<[a-z!/?]/i;
const PHRASES =
  /-----BEGIN|stack ?trace|traceback|openssl|sqlstate|insert into |delete from |\bora-\d|'@'|\berrno\b/i;

// Case-sensitive: a message may ask the player to select something from a list.
const isQuery = (text: string): boolean =>
  (/\bSELECT\s/.test(text) && /\sFROM\s/.test(text)) || (/\bUPDATE\s/.test(text) && /\sSET\s/.test(text));

const hasFrame = (text: string): boolean =>
  text.split('\n').some((line) => line.trimStart().startsWith('at ') && line.includes('('));

// `name=value` always; `name:value` and `name value` when the value looks like a secret.
function hasSecret(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const [name = '', ...values] = word.split(/[=:]/);
    if (!isSecretName(name)) return false;
    if (word.includes('=')) return true;
    const [next = '', afterNext = ''] = words.slice(at + 1);
    if (/^bearer$/i.test(word) && next.length >= BEARER_CHARS) return true;
    return [...values, next, next === 'is' ? afterNext : ''].some(isSecretValue);
  });
}

/** Returns whether a message is a plain sentence of 1 to 300 characters without server internals. */
export function isPlayerText(text: string): boolean {
  if (text.length > MAX_CHARS || text.trim() === '' || !text.isWellFormed()) return false;
  if (ODD_SIGNS.test(text) || MARKUP.test(text) || PHRASES.test(text) || isQuery(text) || hasFrame(text))
    return false;
  const words = text.split(/\s/);
  return !words.some(isServerMark) && !hasSecret(words);
}
