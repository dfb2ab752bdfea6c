// The games that were launched on this device, kept per merchant.
import 'client-only';
import { useSyncExternalStore } from 'react';
import { makeDeviceList } from '@/lib/client/game/device-list';
import { LIST_PREFIX } from '@/lib/client/storage/stored-items';
import { DEVICE_LIST_LENGTH } from '@/lib/shared/constants';
import { type GameRef, toGameRef } from '@/lib/shared/game/game-ref';
import { parseGameRef } from '@/lib/shared/kept/parse-game-ref';

/** A game and when it was last launched, in epoch milliseconds. */
export type RecentGame = GameRef & { readonly playedAt: number };

const NONE: readonly RecentGame[] = [];

function parseRecent(raw: unknown): RecentGame | undefined {
  const game = parseGameRef(raw);
  const { playedAt } = (raw ?? {}) as { playedAt?: unknown };
  return game && { ...game, playedAt: Number.isSafeInteger(playedAt) ? Number(playedAt) : 0 };
}

const list = makeDeviceList<RecentGame>({
  prefix: LIST_PREFIX.recents,
  mark: 'recents',
  most: DEVICE_LIST_LENGTH.recents,
  parse: parseRecent,
});

/** Puts a launched game in front, at `now` in epoch ms; each game stands once, the oldest leaves a full list of 30. */
export function addRecent(ref: GameRef, now: number): void {
  const others = list.get().filter(({ code }) => code !== ref.code);
  list.set([{ ...toGameRef(ref), playedAt: now }, ...others]);
}

/** Forgets every launch on this device. */
export function clearRecents(): void {
  list.set([]);
}

/** The games launched here, last one first; none in server HTML and while it hydrates. */
export function useRecents(): readonly RecentGame[] {
  return useSyncExternalStore(list.subscribe, list.get, () => NONE);
}
