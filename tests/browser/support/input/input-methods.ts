// The three ways in which every journey must work, and the brands that take turns with them.
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

function toWalk(brand: BrandCode, [way, hand]: (typeof HANDS)[number]): Walk {
  return { brand, hand, title: `${brand} (${LANGUAGES[readBrand(brand).defaultLanguage].tag}) by ${way}` };
}

/** Two brands, each by one of the ways; `turn` moves them on, so that the journeys together meet every brand and every way. */
export const walksOf = (turn: number): readonly Walk[] =>
  BRANDS.flatMap((brand, at) =>
    at % 2 === turn % 2
      ? HANDS.slice((at + turn) % HANDS.length)
          .slice(0, 1)
          .map((hand) => toWalk(brand, hand))
      : [],
  );
