// Games launched on this device, stored per merchant.
import 'client-only';
import { useSyncExternalStore } from 'react';
import { makeDeviceList } from '@/lib/client/game/device-list';
import { LIST_PREFIX } from '@/lib/client/storage/stored-items';
import { DEVICE_LIST_LENGTH } from '@/lib/shared/constants';
import { type GameRef, isSameGame, parseGameRef, toGameRef } from '@/lib/shared/game/game-ref';

/** A game with its last launch, in epoch ms. */
export type RecentGame = GameRef & { readonly playedAt: number };

const NONE: readonly RecentGame[] = [];
/** The latest moment of a date, epoch ms: a later one throws where it is shown. Not by toEpochMs, which home would load first. */
const LATEST_MS = 8.64e15;

function parseRecent(raw: unknown): RecentGame | undefined {
  const game = parseGameRef(raw);
  const { playedAt } = (raw ?? {}) as { playedAt?: unknown };
  const isMoment = Number.isSafeInteger(playedAt) && Number(playedAt) <= LATEST_MS;
  return game && { ...game, playedAt: isMoment ? Number(playedAt) : 0 };
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
