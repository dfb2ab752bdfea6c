import { LIST_LIMIT } from '@/lib/shared/calls/answer-limits';
import { groupOf, ordinalOf } from '@/lib/shared/lobby/category-order';
import type { Game, Lane, VendorCard } from '@/lib/shared/lobby/lobby';

/** What a category shows: its lane, its games, and the vendors of its group where the group begins (G8). */
export type LobbySection = {
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
  return [...new Map(cards.map((card) => [card.accountTypeName, card])).values()];
}

/**
 * Lanes with their games, in the order of SPEC §9 (G9). Vendor cards of one group, RNG and PVP, stand together under its
 * first lane (G8). Games whose lane is missing get one of their own; a lane with nothing in it is left out.
 */
export function toSections(lanes: readonly Lane[], games: readonly Game[]): LobbySection[] {
  const known = new Set(lanes.map(({ category }) => category));
  const all = [...lanes, ...lanesOfGames(games, known)].sort(
    (a, b) => ordinalOf(a.category) - ordinalOf(b.category),
  );
  const begun = new Set<string>();
  return all
    .map((lane) => {
      const isFirst = !begun.has(lane.group);
      begun.add(lane.group);
      const own = games.filter(({ category }) => category === lane.category);
      return { lane, games: own, vendors: isFirst ? cardsOfGroup(all, lane.group) : [] };
    })
    .filter(({ games: own, vendors }) => own.length + vendors.length > 0);
}

/** Names of vendors by their code, as the lanes give them. */
export function vendorNames(lanes: readonly Lane[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lanes.flatMap(({ cards }) => cards.map(({ vendor, displayName }) => [vendor, displayName])),
  );
}
