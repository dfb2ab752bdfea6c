// Without REDIS_URL nothing of Redis exists: no connection, no wait, no fault.
import { getRedis, openListener } from '@/lib/server/platform/redis/redis';
import { isRedisDown } from '@/lib/server/platform/redis/redis-health';
import { withRedis } from '@/lib/server/platform/redis/with-redis';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

test('without REDIS_URL the instance answers from its own memory (B44)', async () => {
  const run = jest.fn();
  expect(await withRedis(run, () => 'own')).toBe('own');
  expect(run).not.toHaveBeenCalled();
  expect([getRedis(), openListener(1), isRedisDown()]).toEqual([undefined, undefined, false]);
});

test('only errors of the fallback are thrown (FLT-21)', async () => {
  const fall = (): never => {
    throw new Error('own fault');
  };
  await expect(withRedis(async () => 1, fall)).rejects.toThrow('own fault');
});
