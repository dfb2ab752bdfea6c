// Latest wins and jackpots as the provider sends them: only those of games on the site, and no player's whole name.
import { LIST_LIMIT } from '@/lib/shared/calls/answer-limits';
import { toCode, toRecords, toText } from '@/lib/shared/calls/wire-value';
import type { Game } from '@/lib/shared/lobby/lobby';
import { parseAmount } from '@/lib/shared/money/format-amount';
import { parseMoment } from '@/lib/shared/promo/moment';

/** Money won in a game, or waiting in it; the amount stays as the provider wrote it. */
export type Win = {
  readonly game: Game;
  readonly amount: unknown;
  readonly currency: string;
  /** Masked; empty for a jackpot. */
  readonly name: string;
  readonly at?: string;
};

const SHOWN_LETTERS = 2;

/** A name that is masked already stays; of another one two letters are left. */
export function maskName(name: string): string {
  if (name === '' || name.includes('*')) return name;
  return `${[...name].slice(0, SHOWN_LETTERS).join('')}***`;
}

/** Parses wins or jackpots in the provider's order; those of unknown games or without a positive amount are left out. */
export function parseWins(value: unknown, games: readonly Game[]): Win[] {
  const byCode = new Map(games.map((game) => [`${game.vendor} ${game.code}`, game]));
  return toRecords<Record<string, unknown>>(value, LIST_LIMIT.winners).flatMap((raw) => {
    const game = byCode.get(`${toCode(raw.vendor)} ${toCode(raw.game)}`);
    if (!game || (parseAmount(raw.amount) ?? 0) <= 0) return [];
    const name = maskName(toText(raw.name).trim());
    return [{ game, amount: raw.amount, currency: toText(raw.currency), name, at: parseMoment(raw.at) }];
  });
}
