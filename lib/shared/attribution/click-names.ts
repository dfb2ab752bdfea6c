// The names by which advertisers mark a click in an address (SPEC §2).

/** Click and campaign names that an address may carry, and that every link keeps (RR12). */
export const CLICK_NAMES = [
  'fbclid',
  'gclid',
  'ttclid',
  'kwaiclid',
  'bbg',
  'isBgeTest',
  'cid',
  'kw',
] as const;
