// Renderings for the page cache that are under way, and keys that are not rendered again just now (SEC-113).
import 'server-only';
import { LRUCache } from 'lru-cache';
import type { CachedPage } from '@/lib/server/pages/store/cached-pages';
import type { Overloaded } from '@/lib/server/platform/overloaded';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { SingleFlights } from '@/lib/server/platform/single-flight';

/** Most bytes that remembered keys take. */
const MAX_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 128;
/** How long an old page serves before another try, after one that failed. */
const HOLD_MS = 2_000;
/** How long a key is rendered for each visitor alone whose answer may not be cached. */
const UNCACHED_MS = 30_000;

/** What a rendering came to; undefined where its answer may not be cached. */
export type Refilled = CachedPage | Overloaded | undefined;

/** Keys until a time of the steady clock, in ms. */
type Keys = LRUCache<string, number>;
type Work = {
  readonly filling: SingleFlights<Refilled>;
  readonly begun: Map<string, number>;
  readonly held: Keys;
  readonly uncached: Keys;
};

const makeKeys = (): Keys =>
  new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: (_untilMs, key) => key.length * 2 + ENTRY_BYTES });

const getWork = () =>
  getProcessSingleton<Work>('page-work', () => ({
    filling: new Map(),
    begun: new Map(),
    held: makeKeys(),
    uncached: makeKeys(),
  }));

const isRemembered = (keys: Keys, key: string): boolean => (keys.get(key) ?? 0) > performance.now();

/** The renderings under way, for joinFlight. */
export function getFilling(): SingleFlights<Refilled> {
  return getWork().filling;
}

/** When the rendering of a key began, in ms of the steady clock; now where none is under way. */
export function begunAtOf(key: string): number {
  return getWork().begun.get(key) ?? performance.now();
}

/** Runs the rendering of a key, and notes when it began. @throws what it throws. */
export async function noteWork<Value>(key: string, run: () => Promise<Value>): Promise<Value> {
  const { begun } = getWork();
  begun.set(key, performance.now());
  try {
    return await run();
  } finally {
    begun.delete(key);
  }
}

/** Puts off the next refresh of a key by 2 s. */
export function holdKey(key: string): void {
  getWork().held.set(key, performance.now() + HOLD_MS);
}

/** Whether the refresh of a key is put off. */
export function isHeld(key: string): boolean {
  return isRemembered(getWork().held, key);
}

/** Leaves a key out of the cache for half a minute: it is not rendered twice for each visitor. */
export function leaveUncached(key: string): void {
  getWork().uncached.set(key, performance.now() + UNCACHED_MS);
}

/** Whether a key is left out. */
export function isLeftUncached(key: string): boolean {
  return isRemembered(getWork().uncached, key);
}
