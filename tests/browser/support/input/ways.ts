// The three ways in which every journey must work, in every brand.
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { type BrandCode, readBrand } from '../merchant';
import type { Hand } from './hand';
import { keyboard } from './keyboard';
import { screenReader } from './screen-reader';
import { touch } from './touch';

/** A brand and a way of input. */
export type Walk = { readonly brand: BrandCode; readonly title: string; readonly hand: Hand };

export const BRANDS: readonly BrandCode[] = ['aurora', 'rio', 'noor', 'lotus'];

/** One brand of each look and direction: light from left to right, dark from right to left. */
export const LOOKS: readonly BrandCode[] = ['rio', 'noor'];

const HANDS: readonly (readonly [string, Hand])[] = [
  ['touch', touch],
  ['keyboard', keyboard],
  ['screen reader', screenReader],
];

const toWalks = (brand: BrandCode): Walk[] =>
  HANDS.map(([way, hand]) => ({
    brand,
    hand,
    title: `${brand} (${LANGUAGES[readBrand(brand).defaultLanguage].tag}) by ${way}`,
  }));

/** Every brand by every way. */
export const WALKS: readonly Walk[] = BRANDS.flatMap(toWalks);
