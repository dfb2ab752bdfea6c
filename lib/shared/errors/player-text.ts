// Tells a message for players from server internals, by its code and by its words: stacks, addresses, paths, queries, keys.
import type { Endpoint } from '@/lib/shared/calls/call';
import { ERROR_ACTIONS } from '@/lib/shared/errors/error-action-table';
import { isSecretName, isSecretValue, isServerMark } from '@/lib/shared/errors/server-marks';
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';

/** Codes for engineers, on any endpoint. */
const TECHNICAL = /encrypt|decrypt|internal|exception|runtime|database|sql|^http|server[._-]?error/i;

/** Returns whether to show a message: codes of the error table, and `hasPlayerMessages` endpoints, unless the code is technical or the site's own. */
export function isPlayerCode(row: Pick<Endpoint, 'hasPlayerMessages'>, code: string): boolean {
  if (Object.hasOwn(ERROR_ACTIONS, code)) return true;
  return row.hasPlayerMessages === true && !Object.hasOwn(SITE_ERRORS, code) && !TECHNICAL.test(code);
}

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
