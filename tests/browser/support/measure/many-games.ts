// A merchant with as many games as the site promises to carry (B3).
import type { WireGame } from '@/lib/shared/calls/wire-games';
import { gameNameAt } from '@/tests/support/game-names';
import { GAME } from '../player';

/** So many games as the provider gives them; the last is `Coração Tết 49` when there are 5,000. */
export const manyWireGames = (provider: string, count = 5000): WireGame[] =>
  Array.from({ length: count }, (_, at) => ({
    gameCode: `m${at}`,
    gameName: gameNameAt(at),
    vendor: at % 2 ? 'LF' : 'VA',
    gameCategory: at % 3 ? 'RNG' : 'LIVE',
    image: `${provider}/art/games/${GAME.code}.svg`,
    hot: at % 17 === 0,
    new: at % 23 === 0,
    freeplay: at % 2 === 0,
  }));
