// Optional endpoint: next and last draw of each lottery.

import { publicGet, type ReceivedCall, type SandboxEndpoint } from '../../core/call.ts';
import { createPrng } from '../../core/prng.ts';
import type { CatalogueGame } from '../../data/games/catalogue.ts';
import { listGames } from '../../data/games/many-games.ts';
import { lotteryCategories } from '../../play/play-kind.ts';

const MINUTE_MS = 60_000;

/** Minutes between draws; sales end a minute before each, of a daily draw five. */
const paces = [5, 10, 30, 60, 1440];

const numbersOf = (code: string, drawnAt: number): number[] => {
  const kind = createPrng(`draw:${code}`);
  const [count, most] = [kind.integer(3, 7), kind.pick([9, 36, 45, 49])];
  const random = createPrng(`draw:${code}:${drawnAt}`);
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(random.integer(most === 9 ? 0 : 1, most));
  return [...drawn];
};

const toDraw = ({ code, vendor }: CatalogueGame, now: number) => {
  const pace = createPrng(`pace:${code}`).pick(paces);
  const paceMs = pace * MINUTE_MS;
  const drawnAt = Math.floor(now / paceMs) * paceMs;
  const drawAt = drawnAt + paceMs;
  return {
    vendor,
    game: code,
    drawAt: new Date(drawAt).toISOString(),
    closesAt: new Date(drawAt - (pace === 1440 ? 5 : 1) * MINUTE_MS).toISOString(),
    last: { at: new Date(drawnAt).toISOString(), numbers: numbersOf(code, drawnAt) },
  };
};

const draws = (call: ReceivedCall) =>
  listGames(call.state, call.merchant.code)
    .filter(({ category }) => lotteryCategories.includes(category))
    .map((game) => toDraw(game, call.state.now()));

export const drawEndpoints: SandboxEndpoint[] = [publicGet('draws', '/wps/relay/GCS_getDraws', draws)];
