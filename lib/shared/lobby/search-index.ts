// Search index: games with normalised texts and their order by name.
import type { Game } from '@/lib/shared/lobby/lobby';
import { foldText } from '@/lib/shared/lobby/search-fold';
import { sortSteps } from '@/lib/shared/lobby/sort-steps';
import { type VendorNames, vendorNameOf } from '@/lib/shared/lobby/vendor-names';

export type SearchEntry = {
  readonly game: Game;
  /** Normalised, with a space before each word. */
  readonly name: string;
  /** Name, vendor and codes, normalised, with a space before each word. */
  readonly text: string;
  /** Position in the provider's order. */
  readonly place: number;
};

/** Every game, and its rank by name at the same position. */
export type SearchIndex = {
  readonly entries: readonly SearchEntry[];
  readonly nameOrder: readonly number[];
};

const ENTRIES_A_STEP = 64;

function entryOf(game: Game, place: number, names: VendorNames): SearchEntry {
  const vendorName = vendorNameOf(names, game);
  const name = foldText(game.name);
  const joined = name.includes(' ') ? ` ${name.replaceAll(' ', '')}` : '';
  const text = ` ${name}${joined} ${foldText(vendorName)} ${foldText(game.vendor)} ${foldText(game.code)}`;
  return { game, name: ` ${name}`, text, place };
}

/** Builds the index in small steps, so that a caller can yield. `tag` is the BCP 47 tag for sorting. */
export function* indexSteps(
  games: readonly Game[],
  names: VendorNames,
  tag: string,
): Generator<undefined, SearchIndex> {
  const entries: SearchEntry[] = [];
  for (const game of games) {
    entries.push(entryOf(game, entries.length, names));
    if (entries.length % ENTRIES_A_STEP === 0) yield;
  }
  const { compare } = new Intl.Collator(tag, { numeric: true });
  const sorted = yield* sortSteps(entries, (a, b) => compare(a.game.name, b.game.name));
  const nameOrder = new Array<number>(entries.length);
  sorted.forEach(({ place }, order) => {
    nameOrder[place] = order;
  });
  return { entries, nameOrder };
}

/** Builds the index at once. */
export function buildSearchIndex(games: readonly Game[], names: VendorNames, tag = 'en'): SearchIndex {
  const steps = indexSteps(games, names, tag);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
