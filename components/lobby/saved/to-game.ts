import { getImageCdns } from '@/lib/client/page/page-facts';
import { toCdnImage } from '@/lib/shared/cdn/pick-cdn';
import { type GameRef, toGameRef } from '@/lib/shared/game/game-ref';
import type { Game } from '@/lib/shared/lobby/lobby';

/** Converts a saved game for a card: its picture uses this page's CDN, its address names the vendor, as a twin may have come since. */
export function toGame(ref: GameRef): Game {
  const image = toCdnImage(ref.image, getImageCdns());
  return { ...toGameRef(ref), image, hot: false, isNew: false, freeplay: false, hasTwin: true };
}
