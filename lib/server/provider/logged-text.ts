// Masks a provider's text for the log: it may contain names and secrets.
import 'server-only';
import { isSecretName } from '@/lib/shared/errors/server-marks';

const MAX_CHARS = 1_000;
const MASK = '…';

// Numbers, codes, keys and most passwords contain a digit.
function toMasked(word: string, before: string): string {
  if (word === '' || isSecretName(before) || /\d/.test(word)) return word && MASK;
  const at = word.search(/[=:]/);
  return at !== -1 && isSecretName(word.slice(0, at)) ? word.slice(0, at + 1) + MASK : word;
}

/** Returns the first 1,000 characters without words that contain a digit, words after a secret's name, and `known` values. */
export function toLoggedText(text: string, known: readonly string[] = []): string {
  let masked = text.slice(0, MAX_CHARS);
  for (const value of known) if (value.length > 1) masked = masked.replaceAll(value, MASK);
  const words = masked.split(/\s/);
  return words.map((word, at) => toMasked(word, words[at - 1] ?? '')).join(' ');
}
