// How a request uses Redis: within 50 ms, without errors, and without a wait while Redis is down.
import 'server-only';
import type { Redis } from 'ioredis';
import { afterReading, TIMED_OUT } from '@/lib/server/platform/redis/after-reading';
import { getRedis, REDIS_WAIT_MS } from '@/lib/server/platform/redis/redis';
import { isInvalidValue, recordRedisFault } from '@/lib/server/platform/redis/redis-health';

/** Each command was in time, but together they were not. */
class RedisTimeoutError extends Error {}

async function within<Value>(run: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = afterReading(REDIS_WAIT_MS, () => reject(new RedisTimeoutError(TIMED_OUT)));
  });
  try {
    return await Promise.race([run, limit]);
  } finally {
    clearTimeout(timer);
  }
}

// The connection has already counted a failed command.
const isOwn = (error: Error): boolean => error instanceof RedisTimeoutError || isInvalidValue(error);

/** Returns `run`'s result, or `fallback()`: while Redis is down, after 50 ms in all, or on a value that `run` rejects. */
export async function withRedis<Value>(
  run: (redis: Redis) => Promise<Value>,
  fallback: () => Value | Promise<Value>,
): Promise<Value> {
  const redis = getRedis();
  if (redis?.status !== 'ready') return fallback();
  try {
    return await within(run(redis));
  } catch (error) {
    if (isOwn(error as Error)) recordRedisFault(error as Error);
    return fallback();
  }
}
