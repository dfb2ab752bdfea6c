// Names of vendors: one for most categories, and others where a category has its own.
import type { Game, Lane } from '@/lib/shared/lobby/lobby';

/** Vendor names by code; where a category has another name for a vendor, also by `category/code`. */
export type VendorNames = Readonly<Record<string, string>>;

/** Returns vendor names as the lanes give them. */
export function vendorNames(lanes: readonly Lane[]): VendorNames {
  const cards = lanes.flatMap(({ category, cards: own }) => own.map((card) => ({ ...card, category })));
  const general = new Map(cards.map(({ vendor, displayName }) => [vendor, displayName]));
  const others = cards.filter(({ vendor, displayName }) => general.get(vendor) !== displayName);
  const own = others.map(({ category, vendor, displayName }) => [`${category}/${vendor}`, displayName]);
  return Object.fromEntries([...general, ...own]);
}

/** Returns the name of a game's vendor in the game's category; the code where no lane names it. */
export function vendorNameOf(
  names: VendorNames,
  { vendor, category }: Pick<Game, 'vendor' | 'category'>,
): string {
  const key = [`${category}/${vendor}`, vendor].find((one) => Object.hasOwn(names, one));
  return (key !== undefined && names[key]) || vendor;
}
