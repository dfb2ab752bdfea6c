// Names by which advertisements mark the click that brought a visitor; apart from their rules, for every page loads them.

/** Click and campaign names that an address may carry, and that every link keeps. */
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
