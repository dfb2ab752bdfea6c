// Data of a game's own page: formatted facts, and a lottery's draw.
import 'server-only';
import { hasOptional } from '@/lib/server/features/member/get-wallet';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { toImageOf } from '@/lib/server/http/own-hosts';
import { draws, gameMatch } from '@/lib/shared/calls/game-table';
import { country } from '@/lib/shared/calls/system-table';
import { PLATFORM } from '@/lib/shared/constants';
import { isLottery } from '@/lib/shared/game/lottery';
import { parseGameFacts, type ShownFacts, type SourceAmount } from '@/lib/shared/lobby/game-facts';
import type { Game } from '@/lib/shared/lobby/lobby';
import { type Draw, parseDraw } from '@/lib/shared/lobby/parse-draw';
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { formatAmount } from '@/lib/shared/money/format-amount';
import { parseCurrency } from '@/lib/shared/money/parse-currency';
import type { Site } from '@/lib/shared/site/site';

/** Returns the provider's facts of a game; none where it has none, or does not answer. */
export async function getGameFacts(site: Site, game: Game): Promise<ShownFacts> {
  const query = { platform: PLATFORM, language: site.language };
  const [answer, place] = await Promise.all([getForPage(site, gameMatch, query), getForPage(site, country)]);
  const { minBet, maxBet, maxWin, ...facts } = parseGameFacts(
    answer.ok ? answer.value : undefined,
    game,
    toImageOf(site),
  );
  const currency = parseCurrency(place.ok ? place.value : undefined);
  const { tag } = LANGUAGES[site.language];
  // A limit that is rounded is another limit.
  const toText = (amount: SourceAmount | undefined) =>
    amount === undefined ? undefined : formatAmount(amount, { currency, tag, keepsDecimals: true });
  return { ...facts, minBet: toText(minBet), maxBet: toText(maxBet), maxWin: toText(maxWin) };
}

/** Returns a lottery's draw; undefined for other games, and where the merchant has no such call or it fails. */
export async function getDraw(site: Site, game: Game): Promise<Draw | undefined> {
  if (!isLottery(game.category) || !hasOptional(site, draws.name)) return undefined;
  const answer = await getForPage(site, draws);
  return answer.ok ? parseDraw(answer.value, game) : undefined;
}
