// The provider's table of calls: every row of WIRE §4, and nothing else.
import type { CallRow } from '../core/call.ts';
import { gameRows } from './games/game-rows.ts';
import { memberRows } from './member/member-rows.ts';
import { promotionRows } from './promotions/promotion-rows.ts';
import { registerRows } from './register/register-rows.ts';
import { sessionRows } from './session/session-rows.ts';
import { systemRows } from './system/system-rows.ts';

export const callTable: readonly CallRow[] = [
  ...sessionRows,
  ...registerRows,
  ...systemRows,
  ...memberRows,
  ...gameRows,
  ...promotionRows,
];
