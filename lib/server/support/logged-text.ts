// A provider's words as the log may keep them: what may name a player or open something is masked.
import 'server-only';

const MAX_CHARS = 1_000;
const MASK = '…';
/** Numbers, codes, keys and most passwords hold a digit. */
const WITH_DIGIT = /\S*\d\S*/g;
const NAMED_SECRET =
  /\b(pass\w*|pwd|secret\w*|token\w*|\w*key|authorization|bearer|cookie\w*|session\w*)\b(\W{1,3})\S+/gi;

/** Returns the first 1,000 characters without words that hold a digit, words after a secret's name, and `known` values of the call itself. */
export function toLoggedText(text: string, known: readonly string[] = []): string {
  let masked = text.slice(0, MAX_CHARS);
  for (const value of known) if (value.length > 1) masked = masked.replaceAll(value, MASK);
  return masked.replaceAll(NAMED_SECRET, `$1$2${MASK}`).replaceAll(WITH_DIGIT, MASK);
}
