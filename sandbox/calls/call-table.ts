// The provider's table of calls: every endpoint of the interface, and nothing else.
import type { SandboxEndpoint } from '../core/call.ts';
import { drawEndpoints } from './games/draw-rows.ts';
import { gameEndpoints } from './games/game-rows.ts';
import { winnerEndpoints } from './games/winner-rows.ts';
import { memberEndpoints } from './member/member-rows.ts';
import { promotionEndpoints } from './promotions/promotion-rows.ts';
import { registerEndpoints } from './register/register-rows.ts';
import { sessionEndpoints } from './session/session-rows.ts';
import { systemEndpoints } from './system/system-rows.ts';

export const callTable: readonly SandboxEndpoint[] = [
  ...sessionEndpoints,
  ...registerEndpoints,
  ...systemEndpoints,
  ...memberEndpoints,
  ...gameEndpoints,
  ...winnerEndpoints,
  ...drawEndpoints,
  ...promotionEndpoints,
];
