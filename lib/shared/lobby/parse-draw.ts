// Draws of a lottery as the provider sends them: the next one, and the last result.

import type { WireDraw } from '@/lib/shared/calls/wire-games';
import { toCode, toRecords } from '@/lib/shared/calls/wire-value';
import { isRecord } from '@/lib/shared/is-record';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import type { Game } from '@/lib/shared/lobby/lobby';
import { parseMoment } from '@/lib/shared/promo/moment';

const MAX_NUMBER = 999_999;

/** Numbers of a finished draw. */
export type DrawResult = { readonly at?: string; readonly numbers: readonly number[] };

/** A lottery's next draw and its last result; times are ISO. */
export type Draw = {
  readonly drawAt?: string;
  /** End of ticket sales for the next draw. */
  readonly closesAt?: string;
  readonly last?: DrawResult;
};

/** State of the next draw. */
export type DrawPhase = 'open' | 'closed' | 'due';

function isNumber(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_NUMBER;
}

// A result without all its numbers is dropped.
function parseResult({ at, numbers }: NonNullable<WireDraw['last']>): DrawResult | undefined {
  const isWhole = Array.isArray(numbers) && numbers.length > 0 && numbers.length <= LIST_LIMIT.drawn;
  return isWhole && numbers.every(isNumber) ? { at: parseMoment(at), numbers } : undefined;
}

function toDraw({ drawAt, closesAt, last }: WireDraw): Draw {
  const next = parseMoment(drawAt);
  const closing = parseMoment(closesAt);
  return {
    drawAt: next,
    closesAt: next !== undefined && closing !== undefined && closing <= next ? closing : undefined,
    last: isRecord(last) ? parseResult(last) : undefined,
  };
}

/** Finds a lottery's draw; undefined if the provider sends none. */
export function parseDraw(value: unknown, { code, vendor }: Pick<Game, 'code' | 'vendor'>): Draw | undefined {
  const raw = toRecords<WireDraw>(value, LIST_LIMIT.draws).find(
    (one) => toCode(one.game) === code && toCode(one.vendor) === vendor,
  );
  const draw = raw && toDraw(raw);
  return draw?.drawAt !== undefined || draw?.last ? draw : undefined;
}

/** Returns the state of the next draw at `now`, in epoch ms. */
export function drawPhaseOf(
  { drawAt, closesAt = drawAt }: { readonly drawAt: string; readonly closesAt?: string },
  now: number,
): DrawPhase {
  if (now >= Date.parse(drawAt)) return 'due';
  return now >= Date.parse(closesAt) ? 'closed' : 'open';
}
