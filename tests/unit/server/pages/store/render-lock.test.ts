// The moment between the look for a page in Redis and the lock to render it.
import { nameOfPage } from '@/lib/server/pages/store/entry-codec';
import { takeRenderLock } from '@/lib/server/pages/store/shared-pages';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { keyOf, pageOf, setBuild } from '@/tests/unit/server/pages/store/page-of';
import { setEnv } from '@/tests/unit/server/support/test-site';

jest.mock('@/lib/server/platform/redis/redis', () =>
  jest.requireActual('@/tests/unit/server/support/patient-redis').patientRedis(),
);

const key = keyOf('k');
const signal = new AbortController().signal;
let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
  setEnv({ REDIS_URL: `redis://127.0.0.1:${server.port}` });
  setBuild('b1');
});
afterAll(async () => {
  getRedis()?.disconnect();
  await server.kill();
});

test('a page that another instance writes between the look and the lock is taken, and the lock given back (FLT-19)', async () => {
  const redis = getRedis();
  if (!redis) throw new Error('there is no Redis');
  await redis.ping();
  const isLocked = async () => (await redis.exists(nameOfPage(key, 'lock'))) === 1;
  const page = await pageOf('a');
  const mine = await takeRenderLock(key, signal);
  const look = redis.mgetBuffer.bind(redis);
  jest.spyOn(redis, 'mgetBuffer').mockImplementationOnce(async () => {
    const before = await look(nameOfPage(key));
    mine.end(page);
    while (await isLocked()) await new Promise((end) => setTimeout(end, 5));
    return before;
  });
  const theirs = await takeRenderLock(key, signal);
  expect(theirs.page?.renderedAtMs).toBe(page.renderedAtMs);
  expect(await isLocked()).toBe(false);
});
