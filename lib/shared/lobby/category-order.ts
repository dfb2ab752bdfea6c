// Order and grouping of game categories.
import { CATEGORY_ORDINAL } from '@/lib/shared/constants';

const ORDER = [
  'LIVE',
  'SPORTS',
  'RNG',
  'PVP',
  'FISH',
  'TABLE',
  'CRASH',
  'ARCADE',
  'LOTT',
  'ELOTT',
  'COCK',
  'ESPORTS',
];

const BASE: Record<string, number> = Object.fromEntries(
  ORDER.map((category, index) => [category, CATEGORY_ORDINAL.first + index * CATEGORY_ORDINAL.step]),
);

const ORDINALS: Record<string, number> = {
  ...BASE,
  ELOTTO: BASE.ELOTT ?? 0,
  SEA_LOTT: (BASE.ELOTT ?? 0) + 5,
  VIETNAM_LOTTO: (BASE.LOTT ?? 0) + 1,
};

const UNKNOWN = CATEGORY_ORDINAL.first + ORDER.length * CATEGORY_ORDINAL.step;

/** Returns the one name of a category: ELOTTO is ELOTT. */
export function toCategory(code: string): string {
  return code === 'ELOTTO' ? 'ELOTT' : code;
}

/** Returns the ordinal: 100 apart from 100, ELOTTO as ELOTT, SEA_LOTT 5 after it, VIETNAM_LOTTO 1 after LOTT; others last. */
export function ordinalOf(category: string): number {
  return Object.hasOwn(ORDINALS, category) ? (ORDINALS[category] ?? UNKNOWN) : UNKNOWN;
}

/** Returns the group of a card: RNG and PVP belong to TCG. */
export function groupOf(category: string): string {
  return category === 'RNG' || category === 'PVP' ? 'TCG' : category;
}
