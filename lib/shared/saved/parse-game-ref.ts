import { toCode, toText } from '@/lib/shared/calls/wire-value';
import type { GameRef } from '@/lib/shared/game/game-ref';
import { toRecord } from '@/lib/shared/is-record';
import { isGameCode } from '@/lib/shared/lobby/game-code';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

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
