import { isLottery } from '@/lib/shared/game/lottery';
import type { Game } from '@/lib/shared/lobby/lobby';

/** Returns whether a game has a trial: it needs an id for the provider, and lotteries have none. */
export function hasTrial({
  category,
  gameId,
  nodeId,
}: Pick<Game, 'category' | 'gameId' | 'nodeId'>): boolean {
  return !isLottery(category) && (gameId !== undefined || nodeId !== undefined);
}
