// Parses vendor lanes and games, tolerantly, and puts them in order (G8, G9, E16).
import type { WireCard, WireGame, WireLane } from '@/lib/shared/calls/wire-games';
import { toNumber, toText } from '@/lib/shared/calls/wire-value';
import { groupOf, ordinalOf } from '@/lib/shared/lobby/category-order';
import type { Game, Lane, VendorCard } from '@/lib/shared/lobby/lobby';
import type { ToImage } from '@/lib/shared/site/pick-cdn';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

function listOf<Item>(value: unknown): Item[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];
}

function cardOf(raw: WireCard, toImage: ToImage): VendorCard {
  const accountTypeName = toText(raw.accountTypeName);
  return {
    accountTypeName,
    displayName: toText(raw.displayName) || accountTypeName,
    vendor: toText(raw.vendor) || (accountTypeName.split('_', 1)[0] ?? ''),
    freeplay: raw.freeplay === true,
    image: toImage(raw.image),
  };
}

function laneOf(raw: WireLane, toImage: ToImage): Lane {
  const category = toText(raw.gameCategory) || toText(raw.title);
  return {
    category,
    title: toText(raw.title) || category,
    group: groupOf(category),
    gameCount: Math.max(0, Math.trunc(toNumber(raw.gameCount))),
    cards: listOf<WireCard>(raw.cards)
      .map((card) => cardOf(card, toImage))
      .filter((card) => card.accountTypeName !== ''),
    classes: listOf<{ name?: string; vendors?: string[] }>(raw.gameClassify).map(({ name, vendors }) => ({
      name: toText(name),
      vendors: Array.isArray(vendors) ? vendors.map(toText) : [],
    })),
  };
}

/** Lanes in the order of SPEC §9's ordinals; equal places keep the provider's order (G9). */
export function parseLanes(value: unknown, toImage: ToImage = parseResourceUrl): Lane[] {
  return listOf<WireLane>(value)
    .map((lane) => laneOf(lane, toImage))
    .filter((lane) => lane.category !== '')
    .sort((a, b) => ordinalOf(a.category) - ordinalOf(b.category));
}

function gameOf(raw: WireGame, toImage: ToImage): Game {
  return {
    code: toText(raw.gameCode),
    name: toText(raw.gameName) || toText(raw.gameCode),
    vendor: toText(raw.vendor),
    category: toText(raw.gameCategory),
    image: toImage(raw.image),
    hot: raw.hot === true,
    isNew: raw.new === true,
    freeplay: raw.freeplay === true,
    nodeId: toText(raw.nodeId) || undefined,
    gameId: toText(raw.gameId) || undefined,
  };
}

/** All games that have a code, in the provider's order. */
export function parseGames(value: unknown, toImage: ToImage = parseResourceUrl): Game[] {
  return listOf<WireGame>(value)
    .map((game) => gameOf(game, toImage))
    .filter((game) => game.code !== '');
}
