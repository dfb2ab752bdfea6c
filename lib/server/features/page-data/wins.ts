// Latest wins and jackpots of the home page, where the provider sends them: only games of the site, with masked player names.
import 'server-only';
import { hasOptional } from '@/lib/server/features/member/get-wallet';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { jackpots, winners } from '@/lib/shared/calls/game-table';
import { country } from '@/lib/shared/calls/system-table';
import { toCode, toRecords, toText } from '@/lib/shared/calls/wire-value';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import type { DisplayedWin, Game } from '@/lib/shared/lobby/lobby';
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { formatAmount, parseAmount } from '@/lib/shared/money/format-amount';
import { parseCurrency } from '@/lib/shared/money/parse-currency';
import { parseMoment } from '@/lib/shared/promo/moment';
import type { Site } from '@/lib/shared/site/site';
import { uniqueBy } from '@/lib/shared/unique-by';

/** The amount stays as the provider wrote it. */
type Win = {
  readonly game: Game;
  readonly amount: unknown;
  readonly currency: string;
  /** Masked; empty for a jackpot. */
  readonly name: string;
  readonly at?: string;
};

const SHOWN_LETTERS = 2;

/** Masks all but two letters, and at least one; a name that the provider masked stays. */
export function maskName(name: string): string {
  if (name === '' || name.includes('**')) return name;
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

function toDisplayed({ game, name, at }: Win, amount: string): DisplayedWin {
  return { id: JSON.stringify([game.vendor, game.code, name, amount, at]), game, name, amount, at };
}

async function getShown(site: Site, call: typeof winners, games: readonly Game[]): Promise<DisplayedWin[]> {
  if (!hasOptional(site, call.name)) return [];
  const [answer, place] = await Promise.all([getForPage(site, call), getForPage(site, country)]);
  if (!answer.ok) return [];
  const own = parseCurrency(place.ok ? place.value : undefined);
  const { tag } = LANGUAGES[site.language];
  const shown = parseWins(answer.value, games).map((win) => {
    const currency = win.currency === own.code ? own : { code: win.currency };
    return toDisplayed(win, formatAmount(win.amount, { currency, tag }));
  });
  return uniqueBy(shown, ({ id }) => id);
}

/** Returns wins and jackpots, what looks the same once; none where the merchant has no such call, or it fails. */
export async function getWins(
  site: Site,
  games: readonly Game[],
): Promise<{ readonly winners: DisplayedWin[]; readonly jackpots: DisplayedWin[] }> {
  const [won, waiting] = await Promise.all([
    getShown(site, winners, games),
    getShown(site, jackpots as typeof winners, games),
  ]);
  return { winners: won, jackpots: waiting };
}
