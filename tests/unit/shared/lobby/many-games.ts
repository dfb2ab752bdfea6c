// A list as long as the longest that the site promises to carry (B3).
import type { Game } from '@/lib/shared/lobby/lobby';
import { gameNameAt } from '@/tests/support/game-names';
import { gameOf } from '@/tests/unit/components/lobby/lobby-data';

/** So many games with names as long as real ones. */
export const manyGames = (count = 5000): Game[] =>
  Array.from({ length: count }, (_, at) =>
    gameOf(`g${at}`, {
      name: gameNameAt(at),
      vendor: `V${at % 60}`,
      category: at % 3 ? 'RNG' : 'LIVE',
      hot: at % 17 === 0,
      isNew: at % 23 === 0,
      freeplay: at % 2 === 0,
    }),
  );
