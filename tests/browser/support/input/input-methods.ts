// The three ways in which every journey must work, and the brands that take turns with them.
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { type BrandCode, readBrand } from '../merchant';
import type { Hand } from './hand';
import { keyboard } from './keyboard';
import { screenReader } from './screen-reader';
import { touch } from './touch';

/** A brand and a way of input. */
export type Walk = { readonly brand: BrandCode; readonly title: string; readonly hand: Hand };

/** One brand of each look and direction: light from left to right, dark from right to left. */
export const LOOKS: readonly BrandCode[] = ['rio', 'noor'];

const HANDS = { touch, keyboard, 'screen reader': screenReader } as const satisfies Record<string, Hand>;

/** A brand by one of the ways; the journeys together meet every brand and every way. */
export const walkOf = (brand: BrandCode, way: keyof typeof HANDS): Walk => ({
  brand,
  hand: HANDS[way],
  title: `${brand} (${LANGUAGES[readBrand(brand).defaultLanguage].tag}) by ${way}`,
});
