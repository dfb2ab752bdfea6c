// Game endpoints.
import { memberGet, publicGet, type SandboxEndpoint } from '../../core/call.ts';
import { answerGameTrialLaunch, answerLaunchGame, answerLaunchLottoVn, answerLaunchSea } from './launch.ts';
import { answerGameMatch, answerGameVendors } from './lobby.ts';

export const gameEndpoints: SandboxEndpoint[] = [
  memberGet('launchGame', '/wps/game/launchGame', answerLaunchGame),
  memberGet('launchSea', '/wps/relay/SEA_launchGame', answerLaunchSea),
  memberGet('launchLottoVn', '/wps/relay/LOTTOVN_launchGame', answerLaunchLottoVn),
  publicGet('gameTrialLaunch', '/wps/relay/GCS_gameTrialLaunch', answerGameTrialLaunch),
  publicGet('gameVendors', '/wps/relay/GCSGAME_newGameVendor', answerGameVendors),
  publicGet('gameMatch', '/wps/relay/GCSGAME_getGameMatchV2', answerGameMatch),
];
