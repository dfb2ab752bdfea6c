// Pages that instances share in Redis: one renders, the others take what it wrote. No page waits for it longer than 50 ms, and none while it is ill.
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
import { noteRefused } from '@/lib/server/pages/store/note-refused';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { withRedis } from '@/lib/server/platform/redis/with-redis';

/** How long a page is kept: an instance that starts within it serves at once. */
const LIFE_MS = 600_000;
/** Bytes that one instance writes at once, and again within that time, so that made-up pages push nothing else out of Redis (SEC-47). */
const MAX_BYTES = 64 * 1024 * 1024;
/** How long one instance may render for all. */
const LOCK_MS = 5_000;
/** How long a page waits for another instance's rendering, and how often it looks: most take less, and one that takes longer waits for the provider. */
const THEIRS_WAIT_MS = 3_000;
const LOOK_EVERY_MS = 25;
const PROBE_EVERY_MS = 1_000;

type Redis = NonNullable<ReturnType<typeof getRedis>>;

/** The right to render a page, or the page that another instance rendered; `end` gives it back, with what was made. */
export type Turn = { readonly page?: CachedPage; readonly end: (made?: CachedPage) => void };

const getState = () =>
  getProcessSingleton('page-redis', () => ({ isIll: false, left: MAX_BYTES, atMs: performance.now() }));

function takeRoom(bytes: number): boolean {
  const [bucket, nowMs] = [getState(), performance.now()];
  bucket.left = Math.min(MAX_BYTES, bucket.left + ((nowMs - bucket.atMs) / LIFE_MS) * MAX_BYTES);
  bucket.atMs = nowMs;
  if (bucket.left < bytes) return false;
  bucket.left -= bytes;
  return true;
}

// One silence is enough for pages: they are rendered without Redis until it answers a question that no page waits for.
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

async function ask<Value>(run: (redis: Redis) => Promise<Value>): Promise<Value | undefined> {
  if (getState().isIll) return undefined;
  return withRedis<Value | undefined>(run, () => {
    // One that is away costs no wait.
    if (getRedis()?.status === 'ready') leaveAlone();
    return undefined;
  });
}

async function read(redis: Redis, place: Place): Promise<CachedPage | undefined> {
  // Unlike GET, MGET says nothing where a key holds no bytes at all.
  const [entry] = await redis.mgetBuffer(nameOfPage(place));
  const page = entry ? decodePage(place, entry) : undefined;
  if (entry && !page) noteRefused(place.merchant, 'redis');
  return page && !isDropped(page) ? page : undefined;
}

/** The page that lies in Redis, whether it is fresh or not. Never throws. */
export function readRedisPage(place: Place): Promise<CachedPage | undefined> {
  return ask((redis) => read(redis, place));
}

function askForTurn(place: Place): Promise<CachedPage | 'ours' | 'theirs' | undefined> {
  const knownAtMs = peekPage(place)?.renderedAtMs ?? 0;
  return ask(async (redis) => {
    const page = await read(redis, place);
    if (page && isFreshPage(page) && page.renderedAtMs > knownAtMs) return page;
    const taken = await redis.set(nameOfPage(place, 'lock'), '1', 'PX', LOCK_MS, 'NX');
    return taken === 'OK' ? 'ours' : 'theirs';
  });
}

async function endTurn(place: Place, made: CachedPage | undefined, lockEndMs: number): Promise<void> {
  await ask(async (redis) => {
    const entry = made && encodePage(place, made);
    if (entry && takeRoom(entry.length)) await redis.set(nameOfPage(place), entry, 'PX', LIFE_MS);
    // A right that has run out may be another instance's by now.
    if (performance.now() < lockEndMs) await redis.del(nameOfPage(place, 'lock'));
  });
}

/** Waits for the turn to render a page: until another instance has rendered it, and three seconds at most. Never throws. */
export async function takeRedisLock(place: Place, gone: AbortSignal): Promise<Turn> {
  const untilMs = performance.now() + THEIRS_WAIT_MS;
  let say = await askForTurn(place);
  while (say === 'theirs' && performance.now() < untilMs && !gone.aborted) {
    await wait(LOOK_EVERY_MS, undefined, { ref: false });
    say = await askForTurn(place);
  }
  const lockEndMs = say === 'ours' ? performance.now() + LOCK_MS : 0;
  const page = typeof say === 'object' ? say : undefined;
  return { page, end: (made) => void endTurn(place, made, lockEndMs) };
}
