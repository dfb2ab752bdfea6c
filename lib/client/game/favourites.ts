// The player's favourite games, stored on this device per merchant.
import 'client-only';
import { useSyncExternalStore } from 'react';
import { makeDeviceList } from '@/lib/client/game/device-list';
import { LIST_PREFIX } from '@/lib/client/storage/stored-items';
import { DEVICE_LIST_LENGTH } from '@/lib/shared/constants';
import { type GameKey, type GameRef, isSameGame, parseGameRef, toGameRef } from '@/lib/shared/game/game-ref';

const NONE: readonly GameRef[] = [];
const list = makeDeviceList<GameRef>({
  prefix: LIST_PREFIX.favourites,
  mark: 'favourites',
  most: DEVICE_LIST_LENGTH.favourites,
  parse: parseGameRef,
});

/** Returns whether a game is a favourite. */
export function isFavourite(ref: GameKey): boolean {
  return list.get().some((game) => isSameGame(game, ref));
}

/** Adds or removes a game; returns whether it is a favourite now. A full list drops its oldest. */
export function toggleFavourite(ref: GameRef): boolean {
  const others = list.get().filter((game) => !isSameGame(game, ref));
  const isNew = others.length === list.get().length;
  list.set(isNew ? [toGameRef(ref), ...others] : others);
  return isNew;
}

/** Calls the listener when favourites change in any tab. Returns the unsubscribe function. */
export function subscribeFavourites(listener: () => void): () => void {
  return list.subscribe(listener);
}

/** Returns the favourites, newest first; none in server HTML and during hydration. */
export function useFavourites(): readonly GameRef[] {
  return useSyncExternalStore(list.subscribe, list.get, () => NONE);
}
