import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { countTries, type LimitName, takeBackTry } from '@/lib/server/limit/count-tries';
import { getRedis } from '@/lib/server/shared-state/redis';
import { type RunningRedis, startRedis } from '@/tests/support/start-redis';
import { aMerchant } from '../support/facts';
import { setEnv } from '../support/test-site';
import { times } from './calls';

jest.setTimeout(30_000);
let redis: RunningRedis;
beforeAll(async () => {
  redis = await startRedis();
  setEnv({ REDIS_URL: redis.url });
  await isConnected();
});
afterAll(async () => {
  getRedis()?.disconnect();
  await redis.kill();
});

const merchant = aMerchant('http://127.0.0.1:9');
const isConnected = async () => {
  while (getRedis()?.status !== 'ready') await wait(10);
};
const countAllowed = async (limit: LimitName, tries: number, subject: string): Promise<number> => {
  let allowed = 0;
  for (let nth = 0; nth < tries; nth += 1)
    if (!(await countTries(merchant, [{ limit, subject }]))) allowed += 1;
  return allowed;
};

test('Redis counts, under keys that name the merchant and nobody else, and forgets them in time (SEC-13, SEC-64)', async () => {
  expect(await countAllowed('smsNumberDay', 9, 'lan@example.test')).toBe(5);
  const keys = await redis.keys();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^site:production:v1:limit:one:[\w-]+$/);
  const ttl = await getRedis()?.ttl(keys[0] ?? '');
  expect(ttl).toBeGreaterThan(86_000);
  expect(ttl).toBeLessThanOrEqual(86_400);
});

test('reading takes its tries by the lot: one question in ten, and never more than may (SEC-64, PRF-16)', async () => {
  const penalty = jest.spyOn(RateLimiterRedis.prototype, 'penalty');
  expect(await countAllowed('get', 650, 'reader')).toBe(600);
  expect(penalty).toHaveBeenCalledTimes(61);
  const atOnce = times(650, () => countTries(merchant, [{ limit: 'get', subject: 'at once' }]));
  expect((await Promise.all(atOnce)).filter((refusal) => !refusal)).toHaveLength(600);
});

test('a try is taken back in Redis too', async () => {
  const one = { limit: 'loginAccount', subject: 'back' } as const;
  for (let nth = 0; nth < 15; nth += 1) {
    expect(await countTries(merchant, [one])).toBeUndefined();
    await takeBackTry(merchant, one);
  }
  expect(await countAllowed(one.limit, 12, one.subject)).toBe(10);
});

test('a frozen Redis makes nobody wait longer than 50 ms, and the share of an instance counts (FLT-21, FLT-24)', async () => {
  expect(await countAllowed('loginAccount', 4, 'lan')).toBe(4);
  redis.freeze();
  const waits: number[] = [];
  let allowed = 0;
  for (let nth = 0; nth < 12; nth += 1) {
    const startedMs = performance.now();
    if (!(await countTries(merchant, [{ limit: 'loginAccount', subject: 'lan' }]))) allowed += 1;
    waits.push(performance.now() - startedMs);
  }
  redis.thaw();
  expect(allowed).toBe(5);
  // The first wait 50 ms, and what a busy machine adds to a timer; once the connection counts as hung, nobody waits.
  const long = waits.filter((ms) => ms > 40);
  expect(long.length).toBeLessThanOrEqual(8);
  expect(Math.min(...long)).toBeLessThan(120);
  expect(Math.max(...waits)).toBeLessThan(1000);
  expect(Math.min(...waits.slice(-3))).toBeLessThan(20);
});

test('a killed Redis costs nothing, and its counts go on when it is back (FLT-22, FLT-24)', async () => {
  await isConnected();
  await redis.kill();
  while (getRedis()?.status === 'ready') await wait(5);
  expect(await countAllowed('loginAccount', 30, 'ann')).toBe(5);
  expect(await countAllowed('smsNumber', 5, 'ann')).toBe(1);
  await redis.restart();
  await isConnected();
  expect(await countAllowed('loginAccount', 30, 'ann')).toBe(10);
});
