// Names of click ids in addresses; a separate file, because every page loads it.

/** Click and campaign names that every link carries on. */
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
