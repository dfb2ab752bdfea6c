import { useFavourites } from '@/lib/client/game/favourites';
import { useRecents } from '@/lib/client/game/recents';
import type { GameRef } from '@/lib/shared/game/game-ref';

/** Returns the games of one list of this device. */
export function useSavedGames(kind: 'recents' | 'favourites'): readonly GameRef[] {
  const recents = useRecents();
  const favourites = useFavourites();
  return kind === 'recents' ? recents : favourites;
}
