// Rows of the table for games.
import type { Endpoint } from '../../core/call.ts';
import { gameTrialLaunch, launchGame, launchLottoVn, launchSea } from './launch.ts';
import { gameMatch, gameVendors } from './lobby.ts';

export const gameEndpoints: Endpoint[] = [
  { name: 'launchGame', method: 'GET', path: '/wps/game/launchGame', auth: 'member', handle: launchGame },
  { name: 'launchSea', method: 'GET', path: '/wps/relay/SEA_launchGame', auth: 'member', handle: launchSea },
  {
    name: 'launchLottoVn',
    method: 'GET',
    path: '/wps/relay/LOTTOVN_launchGame',
    auth: 'member',
    handle: launchLottoVn,
  },
  {
    name: 'gameTrialLaunch',
    method: 'GET',
    path: '/wps/relay/GCS_gameTrialLaunch',
    auth: 'public',
    handle: gameTrialLaunch,
  },
  {
    name: 'gameVendors',
    method: 'GET',
    path: '/wps/relay/GCSGAME_newGameVendor',
    auth: 'public',
    handle: gameVendors,
  },
  {
    name: 'gameMatch',
    method: 'GET',
    path: '/wps/relay/GCSGAME_getGameMatchV2',
    auth: 'public',
    handle: gameMatch,
  },
];
