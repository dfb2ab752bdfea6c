// Launching games: for members, for the two regional draws, and for trial.
import type { Call } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import { catalogue, findGame, type Game } from '../../data/games/catalogue.ts';
import { findVendor, vendorCodesOf } from '../../data/vendors.ts';

const lobbyCodes = ['', 'game_list', 'lobby'];

const playUrl = (call: Call, kind: string, more: Record<string, string>): { gameUrl: string } => {
  const backUrl = call.query.backUrl ?? '';
  const query = new URLSearchParams({ merchant: call.merchant.code, language: call.language, ...more });
  if (backUrl) query.set('backUrl', backUrl);
  return { gameUrl: `${call.origin}/play/${kind}?${query}` };
};

const requireOpenVendor = (code: string): void => {
  const vendor = findVendor(code);
  if (!vendor?.maintenance) return;
  throw new Refusal('vendor.maintenance', `${vendor.name} is under maintenance. Please try again later.`);
};

const requireGame = (call: Call, code: string): Game => {
  const game = findGame(code);
  const isCarried = game && vendorCodesOf(call.merchant.code).includes(game.vendor);
  if (!isCarried) throw new Refusal('game.not.found', 'This game is not offered here.');
  requireOpenVendor(game.vendor);
  return game;
};

const toKind = (category: string): string => category.toLowerCase().replace('_', '-');

const launchCode = (call: Call, code: string): unknown => {
  const game = requireGame(call, code);
  return playUrl(call, toKind(game.category), { game: game.code, mode: 'real' });
};

/** The launch payload of SPEC §3: a game code, or a lottery lobby where the code is empty, game_list or lobby. */
export const launchGame = (call: Call): unknown => {
  const { lottoGameCode, gameCode, code, vendor = 'LOTT' } = call.query;
  const wanted = lottoGameCode ?? gameCode ?? code ?? '';
  if (!lobbyCodes.includes(wanted)) return launchCode(call, wanted);
  if (!findVendor(vendor)) throw new Refusal('game.not.found', 'This game is not offered here.');
  requireOpenVendor(vendor);
  return playUrl(call, 'lott', { view: 'lobby', vendor });
};

const launchRegional =
  (category: string) =>
  (call: Call): unknown => {
    const wanted = call.query.gameCode ?? '';
    if (lobbyCodes.includes(wanted)) return playUrl(call, toKind(category), { view: 'lobby' });
    const game = requireGame(call, wanted);
    if (game.category !== category) throw new Refusal('game.not.found', 'This game is not offered here.');
    return playUrl(call, toKind(category), { game: game.code, mode: 'real' });
  };

export const launchSea = launchRegional('SEA_LOTT');
export const launchLottoVn = launchRegional('VIETNAM_LOTTO');

export const gameTrialLaunch = (call: Call): unknown => {
  const { gameId, nodeId } = call.query;
  const found = catalogue.find(
    (one) => one.gameId === gameId || (gameId === undefined && String(one.nodeId) === nodeId),
  );
  const game = requireGame(call, found?.code ?? gameId ?? '');
  if (!game.freeplay) throw new Refusal('game.trial.not.supported', 'This game cannot be played for fun.');
  return playUrl(call, toKind(game.category), { game: game.code, mode: 'trial' });
};
