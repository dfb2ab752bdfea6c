import { getImageCdns } from '@/lib/client/page/page-facts';
import { toCdnImage } from '@/lib/shared/cdn/pick-cdn';
import { type GameRef, toGameRef } from '@/lib/shared/game/game-ref';
import type { Game } from '@/lib/shared/lobby/lobby';

/** Converts a saved game for a card: its picture uses this page's CDN, its address names the vendor, since another may have the same code by now. */
export function toGame(ref: GameRef): Game {
  const image = toCdnImage(ref.image, getImageCdns());
  return { ...toGameRef(ref), image, hot: false, isNew: false, freeplay: false, hasTwin: true };
}
