import { LIST_LIMIT } from '@/lib/shared/list-limits';
import { groupOf, ordinalOf, toCategory } from '@/lib/shared/lobby/category-order';
import type { Game, Lane, VendorCard } from '@/lib/shared/lobby/lobby';
import { uniqueBy } from '@/lib/shared/unique-by';

/** Content of a category: lane, games, and at the start of a group its vendors. */
export type LobbySectionData = {
  readonly lane: Lane;
  readonly games: readonly Game[];
  readonly vendors: readonly VendorCard[];
};

function lanesOfGames(games: readonly Game[], known: ReadonlySet<string>): Lane[] {
  const missing = [...new Set(games.map(({ category }) => category))].filter(
    (name) => name !== '' && !known.has(name),
  );
  return missing.slice(0, LIST_LIMIT.lanes).map((category) => {
    const gameCount = games.filter((game) => game.category === category).length;
    return { category, title: category, group: groupOf(category), gameCount, cards: [], classes: [] };
  });
}

function cardsOfGroup(lanes: readonly Lane[], group: string): VendorCard[] {
  const cards = lanes.filter((lane) => lane.group === group).flatMap((lane) => lane.cards);
  return uniqueBy(cards, ({ accountTypeName }) => accountTypeName);
}

// Slots also appear under TCG.
function kindsOf(vendor: string, category: string): string[] {
  return [groupOf(category), toCategory(category)].map((kind) => `${vendor} ${kind}`);
}

/** Marks the cards of vendors without a listed game of the lane's kind: these lead to the vendor's own lobby. */
export function markLobbies(lanes: readonly Lane[], games: readonly Game[]): Lane[] {
  const listed = new Set(games.flatMap(({ vendor, category }) => kindsOf(vendor, category)));
  return lanes.map(({ cards, ...lane }) => ({
    ...lane,
    cards: cards.map((card) => {
      const hasGames = kindsOf(card.vendor, lane.category).some((kind) => listed.has(kind));
      return hasGames ? card : { ...card, lobbyOf: lane.category };
    }),
  }));
}

/** Returns every lane that has vendors or games, in the order of the specification; games whose lane is missing get one of their own. */
export function listLanes(lanes: readonly Lane[], games: readonly Game[]): Lane[] {
  const known = new Set(lanes.map(({ category }) => category));
  const used = new Set(games.map(({ category }) => category));
  return [...lanes, ...lanesOfGames(games, known)]
    .filter(({ category, cards }) => cards.length > 0 || used.has(category))
    .sort((a, b) => ordinalOf(a.category) - ordinalOf(b.category));
}

/**
 * Lanes with their games, in the specified order. Vendor cards of one group, RNG and PVP, are together under its
 * first lane. Games whose lane is missing get one of their own; a lane with nothing in it is left out.
 */
export function toSections(lanes: readonly Lane[], games: readonly Game[]): LobbySectionData[] {
  const all = markLobbies(listLanes(lanes, games), games);
  const begun = new Set<string>();
  return all
    .map((lane) => {
      const isFirst = !begun.has(lane.group);
      begun.add(lane.group);
      const own = games.filter(({ category }) => category === lane.category);
      const vendors = isFirst ? cardsOfGroup(all, lane.group) : [];
      return { lane, games: own, vendors };
    })
    .filter(({ games: own, vendors }) => own.length + vendors.length > 0);
}

/** Vendor cards under one heading; empty if the provider sends none. */
export type VendorGroup = { readonly name: string; readonly cards: readonly VendorCard[] };

/** Returns the vendors of lanes as the provider classifies them, each once per class; those without a class come last. */
export function toVendorGroups(lanes: readonly Lane[]): VendorGroup[] {
  const cards = uniqueBy(
    lanes.flatMap((lane) => lane.cards),
    ({ vendor }) => vendor,
  );
  const classes = lanes.flatMap((lane) => lane.classes).filter(({ name }) => name !== '');
  const groups = [...new Set(classes.map(({ name }) => name))].map((name) => {
    const codes = new Set(classes.filter((one) => one.name === name).flatMap(({ vendors }) => vendors));
    return { name, cards: cards.filter(({ vendor }) => codes.has(vendor)) };
  });
  const classed = new Set(groups.flatMap((group) => group.cards));
  const rest = { name: '', cards: cards.filter((card) => !classed.has(card)) };
  const all = [...groups, rest].filter((group) => group.cards.length > 0);
  // A heading above a single tile wastes space.
  const isOrdered = all.every((group) => group.cards.length > 1);
  return isOrdered || cards.length === 0 ? all : [{ name: '', cards }];
}
