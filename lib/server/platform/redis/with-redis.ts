// The way for a request to use Redis: 50 ms in all, never an error, and no wait at all while Redis is away.
import 'server-only';
import type { Redis } from 'ioredis';
import { afterReading, TIMED_OUT } from '@/lib/server/platform/redis/after-reading';
import { getRedis, REDIS_WAIT_MS } from '@/lib/server/platform/redis/redis';
import { isBadValue, noteRedisFault } from '@/lib/server/platform/redis/redis-health';

/** Commands that took too long together, each of them in time. */
class LateError extends Error {}

async function within<Value>(run: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = afterReading(REDIS_WAIT_MS, () => reject(new LateError(TIMED_OUT)));
  });
  try {
    return await Promise.race([run, limit]);
  } finally {
    clearTimeout(timer);
  }
}

// What failed as a command was noted by the connection.
const isOwn = (error: Error): boolean => error instanceof LateError || isBadValue(error);

/**
 * What `run` gets from Redis, or what `fallback` says: without REDIS_URL, while Redis is away, after 50 ms for all commands of
 * `run` together, and when `run` throws, as it does on a value that its schema refuses (SEC-48). Throws only what `fallback` throws.
 */
export async function withRedis<Value>(
  run: (redis: Redis) => Promise<Value>,
  fallback: () => Value | Promise<Value>,
): Promise<Value> {
  const redis = getRedis();
  if (redis?.status !== 'ready') return fallback();
  try {
    return await within(run(redis));
  } catch (error) {
    if (isOwn(error as Error)) noteRedisFault(error as Error);
    return fallback();
  }
}
