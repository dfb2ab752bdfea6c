// Game endpoints: lists and launches.
import { defineCall } from '@/lib/shared/calls/call';
import type {
  WireDraw,
  WireGame,
  WireJackpot,
  WireLane,
  WireLaunch,
  WireLaunchRequest,
  WireLotteryLaunchRequest,
  WireWinner,
} from '@/lib/shared/calls/wire-games';
import { GAME_LAUNCH_TIMEOUT_MS } from '@/lib/shared/constants';

const LAUNCH = {
  method: 'GET',
  group: 'game',
  auth: 'member',
  timeoutMs: GAME_LAUNCH_TIMEOUT_MS,
  noStore: true,
  hasPlayerMessages: true,
} as const;
const LIST = { method: 'GET', group: 'game', auth: 'public', cacheSeconds: 60 } as const;

export const launchGame = defineCall<WireLaunchRequest, WireLaunch>({
  ...LAUNCH,
  name: 'launchGame',
  path: '/wps/game/launchGame',
});

export const launchSea = defineCall<WireLotteryLaunchRequest, WireLaunch>({
  ...LAUNCH,
  name: 'launchSea',
  path: '/wps/relay/SEA_launchGame',
  replaceable: true,
  feature: 'seaLottery',
});

export const launchLottoVn = defineCall<WireLotteryLaunchRequest, WireLaunch>({
  ...LAUNCH,
  name: 'launchLottoVn',
  path: '/wps/relay/LOTTOVN_launchGame',
  replaceable: true,
  feature: 'vietnamLottery',
});

export const gameTrialLaunch = defineCall<
  { gameId?: string; nodeId?: string; platform?: string },
  WireLaunch
>({
  ...LAUNCH,
  name: 'gameTrialLaunch',
  path: '/wps/relay/GCS_gameTrialLaunch',
  auth: 'public',
});

export const gameVendors = defineCall<{ platform: string }, WireLane[]>({
  ...LIST,
  name: 'gameVendors',
  path: '/wps/relay/GCSGAME_newGameVendor',
});

export const gameMatch = defineCall<{ platform: string; language: string }, WireGame[]>({
  ...LIST,
  name: 'gameMatch',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
});

export const winners = defineCall<void, WireWinner[]>({
  ...LIST,
  name: 'winners',
  path: '/wps/game/winners',
  cacheSeconds: 30,
  optional: true,
});

export const jackpots = defineCall<void, WireJackpot[]>({
  ...LIST,
  name: 'jackpots',
  path: '/wps/game/jackpots',
  cacheSeconds: 15,
  optional: true,
});

/** Next draws and last results of lotteries; only where the registry names its path. */
export const draws = defineCall<void, WireDraw[]>({
  ...LIST,
  name: 'draws',
  path: '/wps/game/draws',
  cacheSeconds: 30,
  optional: true,
});
