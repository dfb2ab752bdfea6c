// Cached pages in Redis: one instance renders, the others read its page. No page waits for Redis longer than 50 ms.
import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CachedPage,
  isDropped,
  isFreshPage,
  type Place,
  peekPage,
} from '@/lib/server/pages/store/cached-pages';
import { decodePage, encodePage, nameOfPage } from '@/lib/server/pages/store/entry-codec';
import { recordRejectedPage } from '@/lib/server/pages/store/record-rejected-page';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { withRedis } from '@/lib/server/platform/redis/with-redis';

/** How long a page is stored; an instance that starts meanwhile serves at once. */
const LIFE_MS = 600_000;
/** Write budget of one instance per LIFE_MS, so that made-up pages evict nothing else from Redis. */
const MAX_BYTES = 64 * 1024 * 1024;
const LOCK_MS = 5_000;
/** How long a page waits for another instance's rendering; one that takes longer waits for the provider. */
const THEIRS_WAIT_MS = 3_000;
const LOOK_EVERY_MS = 25;
const PROBE_EVERY_MS = 1_000;

type Redis = NonNullable<ReturnType<typeof getRedis>>;

/** The right to render, or another instance's page; `end` releases it with the result. */
export type RenderLock = { readonly page?: CachedPage; readonly end: (made?: CachedPage) => void };

const getState = () =>
  getProcessSingleton('page-redis', () => ({ isIll: false, left: MAX_BYTES, atMs: performance.now() }));

function takeBytes(bytes: number): boolean {
  const [bucket, nowMs] = [getState(), performance.now()];
  bucket.left = Math.min(MAX_BYTES, bucket.left + ((nowMs - bucket.atMs) / LIFE_MS) * MAX_BYTES);
  bucket.atMs = nowMs;
  if (bucket.left < bytes) return false;
  bucket.left -= bytes;
  return true;
}

// After one timeout, pages skip Redis until it answers a probe that no page waits for.
function leaveAlone(): void {
  const state = getState();
  if (state.isIll) return;
  state.isIll = true;
  const probe = async () => {
    const answer = await withRedis(
      (redis) => redis.ping(),
      () => '',
    );
    if (answer !== 'PONG') return;
    state.isIll = false;
    clearInterval(timer);
  };
  const timer = setInterval(probe, PROBE_EVERY_MS).unref();
}

async function query<Value>(run: (redis: Redis) => Promise<Value>): Promise<Value | undefined> {
  if (getState().isIll) return undefined;
  return withRedis<Value | undefined>(run, () => {
    if (getRedis()?.status === 'ready') leaveAlone();
    return undefined;
  });
}

async function read(redis: Redis, place: Place, isAgain = false): Promise<CachedPage | undefined> {
  // Unlike GET, MGET returns null for a key that holds no string.
  const [entry] = await redis.mgetBuffer(nameOfPage(place));
  const page = entry ? decodePage(place, entry) : undefined;
  if (entry && !page && !isAgain) recordRejectedPage(place.merchant, 'redis');
  return page && !isDropped(page) ? page : undefined;
}

/** Returns the page from Redis, fresh or not. Never throws. */
export function readRedisPage(place: Place): Promise<CachedPage | undefined> {
  return query((redis) => read(redis, place));
}

function requestLock(place: Place): Promise<CachedPage | 'ours' | 'theirs' | undefined> {
  const knownAtMs = peekPage(place)?.renderedAtMs ?? 0;
  return query(async (redis) => {
    const readNewer = async (isAgain?: boolean) => {
      const page = await read(redis, place, isAgain);
      return page && isFreshPage(page) && page.renderedAtMs > knownAtMs ? page : undefined;
    };
    const page = await readNewer();
    if (page) return page;
    const lock = nameOfPage(place, 'lock');
    if ((await redis.set(lock, '1', 'PX', LOCK_MS, 'NX')) !== 'OK') return 'theirs';
    // Another instance may have written the page and released its lock since the first look.
    const written = await readNewer(true);
    if (written) await redis.del(lock);
    return written ?? 'ours';
  });
}

async function releaseLock(place: Place, made: CachedPage | undefined, lockEndMs: number): Promise<void> {
  await query(async (redis) => {
    const entry = made && encodePage(place, made);
    if (entry && takeBytes(entry.length)) await redis.set(nameOfPage(place), entry, 'PX', LIFE_MS);
    // An expired lock may belong to another instance now.
    if (performance.now() < lockEndMs) await redis.del(nameOfPage(place, 'lock'));
  });
}

/** Waits for the right to render a page, or for another instance's page: at most 3 s. Never throws. */
export async function takeRedisLock(place: Place, signal: AbortSignal): Promise<RenderLock> {
  const untilMs = performance.now() + THEIRS_WAIT_MS;
  let lock = await requestLock(place);
  while (lock === 'theirs' && performance.now() < untilMs && !signal.aborted) {
    await wait(LOOK_EVERY_MS, undefined, { ref: false });
    lock = await requestLock(place);
  }
  const lockEndMs = lock === 'ours' ? performance.now() + LOCK_MS : 0;
  const page = typeof lock === 'object' ? lock : undefined;
  return { page, end: (made) => void releaseLock(place, made, lockEndMs) };
}
