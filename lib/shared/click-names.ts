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
