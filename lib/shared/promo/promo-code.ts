// Promotion codes, which members send to customer service.

export const PROMO_CODE_CATEGORY = 'PROMO_CODE';

export const PROMO_CODE_MAX_LENGTH = 40;

/** Trims a typed code; undefined unless it is 3 to 40 letters, digits, `-` or `_`. */
export function parsePromoCode(raw: unknown): string | undefined {
  const text = typeof raw === 'string' ? raw.trim() : '';
  return /^[\w-]{3,40}$/.test(text) ? text : undefined;
}
