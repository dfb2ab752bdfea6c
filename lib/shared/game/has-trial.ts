// Which games guests may try.
import { isLottery } from '@/lib/shared/game/lottery';
import type { Game } from '@/lib/shared/lobby/lobby';

/** Returns whether a game can open as a trial: it needs an id for the provider, and no lottery has one. */
export function hasTrial({
  category,
  gameId,
  nodeId,
}: Pick<Game, 'category' | 'gameId' | 'nodeId'>): boolean {
  return !isLottery(category) && (gameId !== undefined || nodeId !== undefined);
}
