// Parses vendor lanes and games, and sorts them.
import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import type { WireCard, WireGame, WireLane } from '@/lib/shared/calls/wire-games';
import { cutLists, toCode, toFlag, toList, toNumber, toRecords, toText } from '@/lib/shared/calls/wire-value';
import type { ToImage } from '@/lib/shared/cdn/pick-cdn';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import { groupOf, ordinalOf, toCategory } from '@/lib/shared/lobby/category-order';
import type { Game, Lane, VendorCard } from '@/lib/shared/lobby/lobby';
import { uniqueBy } from '@/lib/shared/unique-by';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';
import { isGameCode } from './game-address';

function cardOf(raw: WireCard, toImage: ToImage): VendorCard {
  const accountTypeName = toCode(raw.accountTypeName) || toCode(raw.vendor);
  return {
    accountTypeName,
    displayName: toText(raw.displayName, TEXT_LIMIT.gameName) || accountTypeName,
    vendor: toCode(raw.vendor) || (accountTypeName.split('_', 1)[0] ?? ''),
    freeplay: toFlag(raw.freeplay),
    image: toImage(raw.image),
  };
}

function laneOf(raw: WireLane, toImage: ToImage): Lane {
  const category = toCategory(toCode(raw.gameCategory) || toCode(raw.title));
  return {
    category,
    title: toText(raw.title, TEXT_LIMIT.gameName).trim() || category,
    group: groupOf(category),
    gameCount: Math.max(0, Math.trunc(toNumber(raw.gameCount))),
    cards: toRecords<WireCard>(raw.cards, LIST_LIMIT.cardsOfLane)
      .map((card) => cardOf(card, toImage))
      .filter((card) => card.accountTypeName !== ''),
    classes: toRecords<{ name?: string; vendors?: string[] }>(raw.gameClassify, LIST_LIMIT.classes).map(
      ({ name, vendors }) => ({
        name: toText(name),
        vendors: toList(vendors, LIST_LIMIT.vendorsOfClass).map(toCode),
      }),
    ),
  };
}

function joinLanes(one: Lane, other: Lane): Lane {
  return {
    ...one,
    gameCount: one.gameCount + other.gameCount,
    cards: [...one.cards, ...other.cards],
    classes: [...one.classes, ...other.classes],
  };
}

/** Joins lanes of one category under the title of the first. */
function joinEqual(lanes: readonly Lane[]): Lane[] {
  const byCategory = new Map<string, Lane>();
  for (const lane of lanes) {
    const first = byCategory.get(lane.category);
    byCategory.set(lane.category, first ? joinLanes(first, lane) : lane);
  }
  return [...byCategory.values()];
}

/** Returns lanes, one per category, by ordinal, then in the provider's order; 30 at most, with 500 cards in all, each once in its lane. */
export function parseLanes(value: unknown, toImage: ToImage = parseResourceUrl): Lane[] {
  const lanes = toRecords<WireLane>(value, LIST_LIMIT.lanes)
    .map((lane) => laneOf(lane, toImage))
    .filter((lane) => lane.category !== '');
  const cards = cutLists(
    lanes.map((lane) => lane.cards),
    LIST_LIMIT.cards,
  );
  const cut = lanes.map((lane, index) => ({ ...lane, cards: cards[index] ?? [] }));
  return joinEqual(cut)
    .map((lane) => ({ ...lane, cards: uniqueBy(lane.cards, ({ accountTypeName }) => accountTypeName) }))
    .sort((a, b) => ordinalOf(a.category) - ordinalOf(b.category));
}

function gameOf(raw: WireGame, toImage: ToImage): Game {
  return {
    code: toCode(raw.gameCode),
    name: toText(raw.gameName, TEXT_LIMIT.gameName) || toCode(raw.gameCode),
    vendor: toCode(raw.vendor),
    category: toCategory(toCode(raw.gameCategory)),
    image: toImage(raw.image),
    hot: toFlag(raw.hot),
    isNew: toFlag(raw.new),
    freeplay: toFlag(raw.freeplay),
    nodeId: toCode(raw.nodeId) || undefined,
    gameId: toCode(raw.gameId) || undefined,
  };
}

/** Drops a game that comes again in its category, and marks those whose code another vendor has, too. */
export function toDistinctGames(all: readonly Game[]): Game[] {
  const byKey = new Map<string, Game>();
  for (const game of all) {
    const key = `${game.vendor}/${game.code}/${game.category}`;
    if (!byKey.has(key)) byKey.set(key, game);
  }
  const games = [...byKey.values()];
  const vendors = new Map<string, string>();
  const twins = new Set<string>();
  for (const { code, vendor } of games) {
    if ((vendors.get(code) ?? vendor) !== vendor) twins.add(code);
    vendors.set(code, vendor);
  }
  return games.map((game) => (twins.has(game.code) ? { ...game, hasTwin: true } : game));
}

/** Returns the games whose code a launch address may hold, in the provider's order, among the first 10,000. */
export function parseGameRows(value: unknown, toImage: ToImage): Game[] {
  return toRecords<WireGame>(value, LIST_LIMIT.games)
    .map((game) => gameOf(game, toImage))
    .filter((game) => isGameCode(game.code));
}

/** As parseGameRows, each game once in its category. */
export function parseGames(value: unknown, toImage: ToImage = parseResourceUrl): Game[] {
  return toDistinctGames(parseGameRows(value, toImage));
}
