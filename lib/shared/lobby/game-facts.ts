// Facts of one game for its own page; each is optional.

import type { WireGame } from '@/lib/shared/calls/wire-games';
import { toCode, toList, toRecords, toText } from '@/lib/shared/calls/wire-value';
import type { ToImage } from '@/lib/shared/cdn/pick-cdn';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import type { Game } from '@/lib/shared/lobby/lobby';
import { parseAmount } from '@/lib/shared/money/format-amount';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** How volatile a game is, the least first. */
export const VOLATILITIES = ['low', 'medium', 'high'] as const;

const MAX_LINES = 1_000_000;

/** How much a game's wins differ from round to round. */
export type Volatility = (typeof VOLATILITIES)[number];

/** A number, or its text with the provider's decimals. */
export type SourceAmount = number | string;

/** Facts of a game; money is in the merchant's currency. */
export type GameFacts = {
  /** Return to player, in percent. */
  readonly rtp?: number;
  readonly volatility?: Volatility;
  readonly lines?: number;
  readonly minBet?: SourceAmount;
  readonly maxBet?: SourceAmount;
  readonly maxWin?: SourceAmount;
  readonly screenshots: readonly string[];
};

/** Facts with formatted money. */
export type ShownFacts = Omit<GameFacts, 'minBet' | 'maxBet' | 'maxWin'> &
  Partial<Record<'minBet' | 'maxBet' | 'maxWin', string>>;

function toPositive(value: unknown, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const number = parseAmount(value);
  return number !== undefined && number > 0 && number <= most ? number : undefined;
}

function toMoney(value: unknown): SourceAmount | undefined {
  return toPositive(value) === undefined ? undefined : (value as SourceAmount);
}

// Contradicting limits are dropped.
function parseLimits({ minBet, maxBet }: WireGame): Pick<GameFacts, 'minBet' | 'maxBet'> {
  const [min, max] = [toPositive(minBet), toPositive(maxBet)];
  return min !== undefined && max !== undefined && min > max
    ? {}
    : { minBet: toMoney(minBet), maxBet: toMoney(maxBet) };
}

function parseFacts(raw: WireGame, toImage: ToImage): GameFacts {
  const volatility = toText(raw.volatility).toLowerCase();
  const lines = toPositive(raw.lines, MAX_LINES);
  return {
    rtp: toPositive(raw.rtp, 100),
    volatility: VOLATILITIES.find((one) => one === volatility),
    lines: Number.isInteger(lines) ? lines : undefined,
    ...parseLimits(raw),
    maxWin: toMoney(raw.maxWin),
    screenshots: [
      ...new Set(toList(raw.screenshots, LIST_LIMIT.screenshots).flatMap((one) => toImage(one) ?? [])),
    ],
  };
}

/** Parses the facts of a game; missing or malformed ones are left out. */
export function parseGameFacts(
  value: unknown,
  { code, vendor }: Pick<Game, 'code' | 'vendor'>,
  toImage: ToImage = parseResourceUrl,
): GameFacts {
  const raw = toRecords<WireGame>(value, LIST_LIMIT.games).find(
    (one) => toCode(one.gameCode) === code && toCode(one.vendor) === vendor,
  );
  return raw ? parseFacts(raw, toImage) : { screenshots: [] };
}
