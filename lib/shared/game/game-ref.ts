// The part of a game that is stored on a device, enough for a card offline.
import type { Game } from '@/lib/shared/lobby/lobby';

export type GameRef = Pick<Game, 'code' | 'name' | 'vendor' | 'category' | 'image'>;

/** Picks the stored part of a game. */
export function toGameRef({ code, name, vendor, category, image }: GameRef): GameRef {
  return { code, name, vendor, category, image };
}
