// Latest wins and jackpots of the home page, where the provider sends them.
import 'server-only';
import { hasOptional } from '@/lib/server/features/member/get-wallet';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { jackpots, winners } from '@/lib/shared/calls/game-table';
import { country } from '@/lib/shared/calls/system-table';
import type { Game } from '@/lib/shared/lobby/lobby';
import { parseWins, type Win } from '@/lib/shared/lobby/parse-wins';
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { formatAmount } from '@/lib/shared/money/format-amount';
import { parseCurrency } from '@/lib/shared/money/parse-currency';
import type { Site } from '@/lib/shared/site/site';
import { uniqueBy } from '@/lib/shared/unique-by';

/** A win with its amount as players read it; `id` is what tells it from the others of its list. */
export type DisplayedWin = {
  readonly id: string;
  readonly game: Game;
  readonly name: string;
  readonly amount: string;
};

function toDisplayed({ game, name }: Win, amount: string): DisplayedWin {
  return { id: JSON.stringify([game.vendor, game.code, name, amount]), game, name, amount };
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
