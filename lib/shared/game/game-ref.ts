// The part of a game that is stored on a device, enough for a card offline.

import { toCode, toText } from '@/lib/shared/calls/wire-value';
import { toRecord } from '@/lib/shared/is-record';
import { isGameCode } from '@/lib/shared/lobby/game-address';
import type { Game } from '@/lib/shared/lobby/lobby';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

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

const NAME_LENGTH = 120;

/** Parses a game; undefined unless the code is a word of 1 to 80 characters. Other fields are cut or dropped; a game may have no vendor. */
export function parseGameRef(raw: unknown): GameRef | undefined {
  const { code, name, vendor, category, image } = toRecord(raw);
  if (!isGameCode(toText(code))) return undefined;
  return {
    code: toText(code),
    name: toText(name, NAME_LENGTH) || toText(code),
    vendor: toCode(vendor),
    category: toText(category, NAME_LENGTH),
    image: parseResourceUrl(image),
  };
}
