// Reads single raw values of an answer; nothing a provider may put there makes it throw (E11, FLT-18).

/** A text, or a number as text; empty for anything else. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A finite number, or a text that is one; 0 for anything else. */
export function toNumber(value: unknown): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return Number.isFinite(number) ? number : 0;
}
