// Renderings in progress for the page cache, and keys that are not rendered for now.
import 'server-only';
import { LRUCache } from 'lru-cache';
import type { CachedPage } from '@/lib/server/pages/store/cached-pages';
import type { Overloaded } from '@/lib/server/platform/overloaded';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { SingleFlights } from '@/lib/server/platform/single-flight';

const MAX_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 128;
const HOLD_MS = 2_000;
/** How long the page of an uncacheable response is rendered per visitor. */
const UNCACHED_MS = 30_000;

/** Undefined where the response must not be cached. */
export type Refilled = CachedPage | Overloaded | undefined;

/** Values by the monotonic clock, in ms. */
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

/** Returns the renderings in progress, for joinFlight. */
export function getPageFlights(): SingleFlights<Refilled> {
  return getWork().filling;
}

/** Returns when a key's rendering began, in ms of the monotonic clock; now where none is in progress. */
export function startedAtOf(key: string): number {
  return getWork().begun.get(key) ?? performance.now();
}

/** Runs a key's rendering and records its start. @throws what it throws. */
export async function trackRendering<Value>(key: string, run: () => Promise<Value>): Promise<Value> {
  const { begun } = getWork();
  begun.set(key, performance.now());
  try {
    return await run();
  } finally {
    begun.delete(key);
  }
}

/** Delays a key's next refresh by 2 s. */
export function delayRefresh(key: string): void {
  getWork().held.set(key, performance.now() + HOLD_MS);
}

/** Returns whether a key's refresh is delayed. */
export function isHeld(key: string): boolean {
  return isRemembered(getWork().held, key);
}

/** Excludes a key from the cache for 30 s, so that it is not rendered twice per visitor. */
export function excludeKey(key: string): void {
  getWork().uncached.set(key, performance.now() + UNCACHED_MS);
}

/** Returns whether a key is excluded. */
export function isKeyExcluded(key: string): boolean {
  return isRemembered(getWork().uncached, key);
}
