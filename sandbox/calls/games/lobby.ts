// The lobby of a merchant: vendor lanes and the list of games.
import type { ReceivedCall } from '../../core/call.ts';
import type { CatalogueGame } from '../../data/games/catalogue.ts';
import { gameFactsOf, screenCountOf } from '../../data/games/game-facts.ts';
import { listGames } from '../../data/games/many-games.ts';
import { textsOf } from '../../data/texts/texts.ts';
import { findVendor, vendorCodesOf } from '../../data/vendors.ts';

const order = [
  'RNG',
  'PVP',
  'LIVE',
  'SPORTS',
  'FISH',
  'TABLE',
  'CRASH',
  'ARCADE',
  'LOTT',
  'VIETNAM_LOTTO',
  'ELOTT',
  'SEA_LOTT',
];

const toCard = (call: ReceivedCall, code: string, games: CatalogueGame[]) => ({
  accountTypeName: `${code}_${games[0]?.category}`,
  displayName: findVendor(code)?.name ?? code,
  freeplay: games.some((game) => game.vendor === code && game.freeplay),
  vendor: code,
  image: `${call.origin}/art/vendors/${code}.svg`,
});

const classify = (call: ReceivedCall, category: string, codes: string[]) => {
  const { slots, studios, tables } = textsOf(call.language).lanes;
  const name = category === 'LIVE' || category === 'TABLE' ? tables : category === 'RNG' ? slots : studios;
  const half = Math.ceil(codes.length / 2);
  if (codes.length < 4) return [{ name, vendors: codes }];
  return [
    { name, vendors: codes.slice(0, half) },
    { name: studios, vendors: codes.slice(half) },
  ];
};

/** Vendors that list no games: their lane has cards alone. */
const BARE_LANES: Readonly<Record<string, string>> = { noor: 'ELOTT' };

const bareLane = (call: ReceivedCall): object[] => {
  const category = BARE_LANES[call.merchant.code];
  if (category === undefined) return [];
  const codes = vendorCodesOf(call.merchant.code).slice(0, 2);
  return [
    {
      title: category,
      gameCategory: category,
      gameCount: 0,
      gameClassify: [],
      cards: codes.map((code) => ({
        ...toCard(call, code, []),
        accountTypeName: `${code}_${category}`,
        displayName: `${findVendor(code)?.name ?? code} Mesa`,
      })),
    },
  ];
};

export const answerGameVendors = (call: ReceivedCall): unknown => {
  const all = listGames(call.state, call.merchant.code);
  const lanes = order.flatMap((category) => {
    const games = all.filter((game) => game.category === category);
    const codes = vendorCodesOf(call.merchant.code).filter((code) =>
      games.some((game) => game.vendor === code),
    );
    if (codes.length === 0) return [];
    return {
      title: category,
      gameCategory: category,
      gameCount: games.length,
      gameClassify: classify(call, category, codes),
      cards: codes.map((code) => toCard(call, code, games)),
    };
  });
  return [...lanes, ...bareLane(call)];
};

const screenshotsOf = (call: ReceivedCall, game: CatalogueGame) => {
  const count = screenCountOf(game);
  const addressOf = (nth: number) => `${call.origin}/art/screens/${game.code}/${nth + 1}.svg`;
  return count > 0 ? { screenshots: Array.from({ length: count }, (_none, nth) => addressOf(nth)) } : {};
};

export const answerGameMatch = (call: ReceivedCall): unknown =>
  listGames(call.state, call.merchant.code).map((game) => ({
    gameCode: game.code,
    gameName: game.name,
    vendor: game.vendor,
    gameCategory: game.category,
    image: `${call.origin}/art/games/${game.code}.svg`,
    hot: game.hot,
    new: game.isNew,
    freeplay: game.freeplay,
    nodeId: game.nodeId,
    gameId: game.gameId,
    ...gameFactsOf(game, call.merchant),
    ...screenshotsOf(call, game),
  }));
