// Launching games: for members, for the two regional draws, and for trial.
import type { ReceivedCall } from '../../core/call.ts';
import type { CatalogueGame } from '../../data/games/catalogue.ts';
import { findAnyGame, listGames } from '../../data/games/many-games.ts';
import { findVendor, vendorCodesOf } from '../../data/vendors.ts';
import { findSiteOrigin, toAlternateHostOrigin } from '../../pages/site-origin.ts';
import { lotteryCategories, toPlayKind } from '../../play/play-kind.ts';
import { issueLaunchTicket, type PlayStage } from '../../play/play-session.ts';
import { checkLaunch, lobbyCodes } from './check-launch.ts';
import { toLaunchError } from './launch-error-table.ts';

/** Returns the site's origin: from the API proxy, else from an absolute return address. */
const toSiteOrigin = ({ headers, query }: ReceivedCall): string => {
  const { backUrl = '' } = query;
  return findSiteOrigin(headers) ?? (URL.canParse(backUrl) ? new URL(backUrl).origin : '');
};

const toBackUrl = (call: ReceivedCall): string => {
  const { backUrl = '' } = call.query;
  if (!backUrl.startsWith('/')) return backUrl;
  const site = toSiteOrigin(call);
  return site ? new URL(backUrl, site).href : '';
};

type Wanted = { kind: string; stage: Partial<PlayStage>; parameters: Record<string, string> };

const playUrl = (call: ReceivedCall, { kind, stage, parameters }: Wanted): { gameUrl: string } => {
  const language = call.query.language || call.language;
  const ticket = issueLaunchTicket(call.state, {
    merchant: call.merchant.code,
    language,
    game: '',
    vendor: '',
    categories: [...lotteryCategories],
    mode: 'real',
    hasLobby: false,
    backUrl: toBackUrl(call),
    siteOrigin: toSiteOrigin(call),
    ...stage,
  });
  const query = new URLSearchParams({ ticket, language, ...parameters });
  return { gameUrl: `${toAlternateHostOrigin(call.origin, 'games.localhost')}/play/${kind}?${query}` };
};

const requireOpenVendor = (call: ReceivedCall, code: string): void => {
  const vendor = findVendor(code);
  if (vendor?.maintenance) throw toLaunchError('vendor.maintenance', call.language, vendor.name);
};

const requireGame = (call: ReceivedCall, code: string): CatalogueGame => {
  const game = findAnyGame(code);
  const isCarried = game && vendorCodesOf(call.merchant.code).includes(game.vendor);
  if (!isCarried) throw toLaunchError('game.not.found', call.language);
  requireOpenVendor(call, game.vendor);
  return game;
};

const openGame = (call: ReceivedCall, game: CatalogueGame, mode: PlayStage['mode']): unknown => {
  const isLottery = lotteryCategories.includes(game.category);
  const hasLobby = isLottery && mode === 'real' && call.query.hasLobby !== 'false';
  const view: Record<string, string> = isLottery ? { view: 'betting' } : {};
  const parameters = { game: game.code, mode, ...view };
  return playUrl(call, {
    kind: toPlayKind(game.category),
    stage: { game: game.code, mode, hasLobby },
    parameters,
  });
};

const openLobby = (call: ReceivedCall, categories: readonly string[], vendor = ''): unknown =>
  playUrl(call, {
    kind: 'lobby',
    stage: { vendor, categories: [...categories], hasLobby: true },
    parameters: { view: 'lobby', mode: 'real' },
  });

/** Launches a game by its code, or a lobby of all draws or one studio (code empty, game_list or lobby). */
export const answerLaunchGame = (call: ReceivedCall): unknown => {
  const { lottoGameCode, gameCode, code, vendor = 'LOTT', lottoView } = call.query;
  const wanted = lottoGameCode ?? gameCode ?? code ?? '';
  checkLaunch(call, wanted);
  if (!lobbyCodes.includes(wanted)) {
    const game = requireGame(call, wanted);
    return lottoView === 'lobby' ? openLobby(call, lotteryCategories) : openGame(call, game, 'real');
  }
  if (!vendorCodesOf(call.merchant.code).includes(vendor))
    throw toLaunchError('game.not.found', call.language);
  requireOpenVendor(call, vendor);
  return openLobby(call, lotteryCategories, vendor === 'LOTT' ? '' : vendor);
};

const launchRegional =
  (category: string) =>
  (call: ReceivedCall): unknown => {
    const wanted = call.query.lottoGameCode ?? call.query.gameCode ?? '';
    checkLaunch(call, wanted);
    if (lobbyCodes.includes(wanted)) return openLobby(call, [category]);
    const game = requireGame(call, wanted);
    if (game.category !== category) throw toLaunchError('game.not.found', call.language);
    return openGame(call, game, 'real');
  };

export const answerLaunchSea = launchRegional('SEA_LOTT');
export const answerLaunchLottoVn = launchRegional('VIETNAM_LOTTO');

export const answerGameTrialLaunch = (call: ReceivedCall): unknown => {
  const { gameId, nodeId } = call.query;
  const match = listGames(call.state, call.merchant.code).find(
    (one) => one.gameId === gameId || (gameId === undefined && String(one.nodeId) === nodeId),
  );
  checkLaunch(call, match?.code ?? '');
  const game = requireGame(call, match?.code ?? gameId ?? '');
  if (!game.freeplay) throw toLaunchError('game.trial.not.supported', call.language);
  return openGame(call, game, 'trial');
};
