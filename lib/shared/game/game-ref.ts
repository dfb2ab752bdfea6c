// The part of a game that is stored on a device, enough for a card offline.
import type { Game } from '@/lib/shared/lobby/lobby';

export type GameRef = Pick<Game, 'code' | 'name' | 'vendor' | 'category' | 'image'>;

/** What tells games apart: two vendors may have games of one code. */
export type GameKey = Pick<Game, 'code' | 'vendor'>;

/** Returns whether two references mean one game. */
export function isSameGame(one: GameKey, other: GameKey): boolean {
  return one.code === other.code && one.vendor === other.vendor;
}

/** Picks the stored part of a game. */
export function toGameRef({ code, name, vendor, category, image }: GameRef): GameRef {
  return { code, name, vendor, category, image };
}
