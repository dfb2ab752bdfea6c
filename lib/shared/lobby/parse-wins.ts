// Latest wins and jackpots: only games of the site, with masked player names.
import { LIST_LIMIT } from '@/lib/shared/calls/answer-limits';
import { toCode, toRecords, toText } from '@/lib/shared/calls/wire-value';
import type { Game } from '@/lib/shared/lobby/lobby';
import { parseAmount } from '@/lib/shared/money/format-amount';
import { parseMoment } from '@/lib/shared/promo/moment';

/** The amount stays as the provider wrote it. */
export type Win = {
  readonly game: Game;
  readonly amount: unknown;
  readonly currency: string;
  /** Masked; empty for a jackpot. */
  readonly name: string;
  readonly at?: string;
};

const SHOWN_LETTERS = 2;

/** Masks all but two letters, and at least one; a masked name stays. */
export function maskName(name: string): string {
  if (name === '' || name.includes('*')) return name;
  const letters = [...name];
  return `${letters.slice(0, Math.min(SHOWN_LETTERS, letters.length - 1)).join('')}***`;
}

/** Parses wins or jackpots in the provider's order, without unknown games or non-positive amounts. */
export function parseWins(value: unknown, games: readonly Game[]): Win[] {
  const byCode = new Map(games.map((game) => [`${game.vendor} ${game.code}`, game]));
  return toRecords<Record<string, unknown>>(value, LIST_LIMIT.winners).flatMap((raw) => {
    const game = byCode.get(`${toCode(raw.vendor)} ${toCode(raw.game)}`);
    if (!game || (parseAmount(raw.amount) ?? 0) <= 0) return [];
    const name = maskName(toText(raw.name).trim());
    return [{ game, amount: raw.amount, currency: toText(raw.currency), name, at: parseMoment(raw.at) }];
  });
}
