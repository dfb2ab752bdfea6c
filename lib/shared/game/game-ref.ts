// What is kept of a game outside the lobby's answers: enough for a card, offline too.
import type { Game } from '@/lib/shared/lobby/lobby';

/** A game as favourites, history and the launch page know it. */
export type GameRef = Pick<Game, 'code' | 'name' | 'vendor' | 'category' | 'image'>;

/** The part of a game that is kept on the device. */
export function toGameRef({ code, name, vendor, category, image }: GameRef): GameRef {
  return { code, name, vendor, category, image };
}
