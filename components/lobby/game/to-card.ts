import { toGameRef } from '@/lib/shared/game/game-ref';
import type { Game } from '@/lib/shared/lobby/lobby';
import type { CardGame } from './game-card';

/** Picks the part of a game that a card needs. */
export function toCard(game: Game): CardGame {
  const { hot, isNew, hasTwin } = game;
  return { ...toGameRef(game), ...(hot && { hot }), ...(isNew && { isNew }), ...(hasTwin && { hasTwin }) };
}
