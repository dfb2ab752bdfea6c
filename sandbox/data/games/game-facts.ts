// A game's facts by kind; some games have none.

import type { SandboxMerchant } from '../../core/merchant.ts';
import { createPrng } from '../../core/prng.ts';
import type { CatalogueGame } from './catalogue.ts';

export type CatalogueFacts = {
  rtp?: number;
  volatility?: 'low' | 'medium' | 'high';
  lines?: number;
  minBet?: number;
  maxBet?: number;
  maxWin?: number;
};

const withLimits = ['RNG', 'CRASH', 'ARCADE', 'FISH', 'TABLE', 'LIVE'];
const withReturn = ['RNG', 'CRASH', 'ARCADE', 'TABLE'];
const lineCounts = [5, 9, 10, 20, 25, 40, 243, 1024];

/** The facts of a game; money in the merchant's currency. */
export const gameFactsOf = (game: CatalogueGame, { unit }: Pick<SandboxMerchant, 'unit'>): CatalogueFacts => {
  const random = createPrng(`facts:${game.code}`);
  const rtp = Math.round(random.between(94, 97.6) * 100) / 100;
  const volatility = random.pick(['low', 'medium', 'high'] as const);
  const lines = random.pick(lineCounts);
  const most = random.pick([1_000, 2_500, 5_000]);
  return {
    ...(withReturn.includes(game.category) && { rtp }),
    ...(game.category === 'RNG' && { volatility, lines, maxWin: unit * most }),
    ...(withLimits.includes(game.category) && { minBet: unit, maxBet: unit * random.pick([100, 200, 500]) }),
  };
};

/** Number of pictures of the running game; only the most popular reels have some. */
export const screenCountOf = ({ category, hot }: CatalogueGame): number =>
  category === 'RNG' && hot ? 3 : 0;
