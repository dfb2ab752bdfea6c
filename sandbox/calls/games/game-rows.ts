// Game endpoints.
import type { SandboxEndpoint } from '../../core/call.ts';
import { answerGameTrialLaunch, answerLaunchGame, answerLaunchLottoVn, answerLaunchSea } from './launch.ts';
import { answerGameMatch, answerGameVendors } from './lobby.ts';

export const gameEndpoints: SandboxEndpoint[] = [
  {
    name: 'launchGame',
    method: 'GET',
    path: '/wps/game/launchGame',
    auth: 'member',
    handle: answerLaunchGame,
  },
  {
    name: 'launchSea',
    method: 'GET',
    path: '/wps/relay/SEA_launchGame',
    auth: 'member',
    handle: answerLaunchSea,
  },
  {
    name: 'launchLottoVn',
    method: 'GET',
    path: '/wps/relay/LOTTOVN_launchGame',
    auth: 'member',
    handle: answerLaunchLottoVn,
  },
  {
    name: 'gameTrialLaunch',
    method: 'GET',
    path: '/wps/relay/GCS_gameTrialLaunch',
    auth: 'public',
    handle: answerGameTrialLaunch,
  },
  {
    name: 'gameVendors',
    method: 'GET',
    path: '/wps/relay/GCSGAME_newGameVendor',
    auth: 'public',
    handle: answerGameVendors,
  },
  {
    name: 'gameMatch',
    method: 'GET',
    path: '/wps/relay/GCSGAME_getGameMatchV2',
    auth: 'public',
    handle: answerGameMatch,
  },
];
