import { toGameRef } from '@/lib/shared/game/game-ref';
import type { Game } from '@/lib/shared/lobby/lobby';
import type { CardGame } from './game-card';

/** The few facts that a card needs of a game. */
export function toCard(game: Game): CardGame {
  const { hot, isNew } = game;
  return { ...toGameRef(game), ...(hot && { hot }), ...(isNew && { isNew }) };
}
