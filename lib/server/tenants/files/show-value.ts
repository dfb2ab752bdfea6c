// How a fault shows the value that it found: short, and without what must stay out of logs.
import 'server-only';

const SECRET_KEY = /pas|pwd|secret|token|key|credential|private/i;
const MAX_CHARS = 80;

// Of a secret key, these say what is wrong and nothing else.
const isHarmless = (value: unknown): boolean =>
  value === null || typeof value === 'boolean' || (typeof value === 'string' && value.startsWith('env:'));

const isSecret = (key: PropertyKey): boolean => SECRET_KEY.test(String(key));

const hideInside = (key: string, value: unknown): unknown =>
  isSecret(key) && typeof value !== 'object' && !isHarmless(value) ? '…' : value;

/** Returns a value as a fault at `place` shows it: no password, token or key, wherever it lies in the value or in an address. */
export function showValue(value: unknown, place: readonly PropertyKey[]): string {
  if (value === undefined) return 'nothing';
  if ((place.length === 0 || place.some(isSecret)) && !isHarmless(value)) return 'a value that is not shown';
  const text = JSON.stringify(value, hideInside).replace(/\/\/[^/"\s]+@/g, '//…@');
  return text.slice(0, MAX_CHARS);
}
