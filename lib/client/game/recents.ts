// Games launched on this device, stored per merchant.
import 'client-only';
import { useSyncExternalStore } from 'react';
import { makeDeviceList } from '@/lib/client/game/device-list';
import { LIST_PREFIX } from '@/lib/client/storage/stored-items';
import { DEVICE_LIST_LENGTH } from '@/lib/shared/constants';
import { type GameRef, isSameGame, parseGameRef, toGameRef } from '@/lib/shared/game/game-ref';
import { toRecord } from '@/lib/shared/is-record';
import { toEpochMs } from '@/lib/shared/to-epoch-ms';

/** A game with its last launch, in epoch ms. */
export type RecentGame = GameRef & { readonly playedAt: number };

const NONE: readonly RecentGame[] = [];

function parseRecent(raw: unknown): RecentGame | undefined {
  const game = parseGameRef(raw);
  return game && { ...game, playedAt: toEpochMs(toRecord(raw).playedAt) };
}

const list = makeDeviceList<RecentGame>({
  prefix: LIST_PREFIX.recents,
  mark: 'recents',
  most: DEVICE_LIST_LENGTH.recents,
  parse: parseRecent,
});

/** Puts a launched game in front, at `now` in epoch ms; a full list drops its oldest. */
export function addRecent(ref: GameRef, now: number): void {
  const others = list.get().filter((game) => !isSameGame(game, ref));
  list.set([{ ...toGameRef(ref), playedAt: now }, ...others]);
}

/** Removes all recent games of this merchant. */
export function clearRecents(): void {
  list.set([]);
}

/** Returns the recent games, newest first; none in server HTML and during hydration. */
export function useRecents(): readonly RecentGame[] {
  return useSyncExternalStore(list.subscribe, list.get, () => NONE);
}
