// Games that a device has kept from earlier visits.
import type { BrowserContext } from 'playwright/test';
import { SAVED_LIST_PREFIX } from '@/lib/shared/pre-paint-keys';
import type { Merchant } from '../support/merchant';
import { GAME } from '../support/player';

/** Stores a game as favourite and as played, before any page is opened (B4). */
export async function keepGames(context: BrowserContext, { code }: Merchant): Promise<void> {
  const game = { code: GAME.code, name: GAME.name, vendor: 'JT', category: 'RNG' };
  const lists = {
    [SAVED_LIST_PREFIX.favourites + code]: JSON.stringify({ games: [game] }),
    [SAVED_LIST_PREFIX.recents + code]: JSON.stringify({ games: [{ ...game, playedAt: 1_700_000_000_000 }] }),
  };
  await context.addInitScript((entries) => {
    try {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    } catch {
      // A page without storage of its own.
    }
  }, lists);
}
