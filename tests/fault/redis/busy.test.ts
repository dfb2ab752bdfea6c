// A process that is busy for a moment must not blame Redis for it.
import { getRedis } from '@/lib/server/platform/redis/redis';
import { isRedisDown } from '@/lib/server/platform/redis/redis-health';
import { withRedis } from '@/lib/server/platform/redis/with-redis';
import { until } from '@/tests/fault/topology/support/instance';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { setEnv } from '@/tests/unit/server/support/test-site';
import { endInstance } from './watch';

let redis: RedisServer;

beforeAll(async () => {
  redis = await startRedis();
  setEnv({ REDIS_URL: `redis://127.0.0.1:${redis.port}` });
});
afterAll(async () => {
  await endInstance();
  await redis.kill();
});

const stall = (ms: number): void => {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs);
};
const ping = () =>
  withRedis(
    (client) => client.ping(),
    () => 'own',
  );

test('an answer that arrived while the process was busy counts as in time, at the start too (FLT-21)', async () => {
  getRedis();
  getRedis()?.once('connect', () => setImmediate(() => stall(300)));
  await until(async () => (await ping()) === 'PONG');
  for (let count = 0; count < 5; count += 1) {
    const answers = Promise.all([ping(), ping()]);
    await new Promise((resolve) => setImmediate(resolve));
    stall(120);
    expect(await answers).toEqual(['PONG', 'PONG']);
  }
  expect(isRedisDown()).toBe(false);
});
