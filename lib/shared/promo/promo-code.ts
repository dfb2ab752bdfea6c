// The code that a member hands over to customer service: what counts as one.

/** The feedback category under which promotion codes reach customer service. */
export const PROMO_CODE_CATEGORY = 'PROMO_CODE';

/** Longest code that the field takes. */
export const PROMO_CODE_MAX_LENGTH = 40;

/** A code as typed, without spaces around it; undefined unless it is 3 to 40 letters, digits, `-` or `_`. */
export function parsePromoCode(raw: unknown): string | undefined {
  const text = typeof raw === 'string' ? raw.trim() : '';
  return /^[\w-]{3,40}$/.test(text) ? text : undefined;
}
