// The limits with a real Redis: counted together, by an instance's share while it is ill, together again afterwards.
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { countAttempts, takeBackAttempt } from '@/lib/server/http/limits/count-attempts';
import type { LimitName } from '@/lib/server/http/limits/rate-of';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { until } from '@/tests/fault/topology/support/instance';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { times } from '@/tests/unit/server/http/limits/calls';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { setEnv } from '@/tests/unit/server/support/test-site';
import { waitedTooLong } from './watch';

jest.setTimeout(30_000);
let port: number;
let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
  ({ port } = redis);
  setEnv({ REDIS_URL: `redis://127.0.0.1:${port}` });
  await until(isConnected);
});
afterAll(async () => {
  getRedis()?.disconnect();
  await redis.kill();
});

const merchant = aMerchant('http://127.0.0.1:9');
const isConnected = (): boolean => getRedis()?.status === 'ready';
const countAllowed = async (limit: LimitName, tries: number, subject: string): Promise<number> => {
  let allowed = 0;
  for (let nth = 0; nth < tries; nth += 1)
    if (!(await countAttempts(merchant, [{ limit, subject }]))) allowed += 1;
  return allowed;
};

test('Redis counts, under keys that name only the merchant and expire (SEC-13, SEC-64)', async () => {
  expect(await countAllowed('smsNumberDay', 9, 'lan@example.test')).toBe(5);
  const keys = (await redis.sendCommand('keys', '*')).split('\n');
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^site:production:v1:limit:one:[\w-]+$/);
  const ttl = await getRedis()?.ttl(keys[0] ?? '');
  expect(ttl).toBeGreaterThan(86_000);
  expect(ttl).toBeLessThanOrEqual(86_400);
});

test('reads take their attempts in lots: one command for ten, and never beyond the limit (SEC-64, PRF-16)', async () => {
  const penalty = jest.spyOn(RateLimiterRedis.prototype, 'penalty');
  /** A command that a busy machine delays by 50 ms loses its lot, except for the attempt that sent it. */
  const lostTries = async (): Promise<number> => {
    const asked = await Promise.allSettled(penalty.mock.results.map(({ value }) => value));
    return 9 * asked.filter(({ status }) => status === 'rejected').length;
  };
  const one = await countAllowed('get', 650, 'reader');
  expect(one).toBeLessThanOrEqual(600);
  expect(one).toBeGreaterThanOrEqual(600 - (await lostTries()));
  expect(penalty.mock.calls.length).toBeLessThanOrEqual(61);
  penalty.mockClear();
  const atOnce = times(650, () => countAttempts(merchant, [{ limit: 'get', subject: 'at once' }]));
  const allowed = (await Promise.all(atOnce)).filter((refusal) => !refusal);
  expect(allowed.length).toBeLessThanOrEqual(600);
  expect(allowed.length).toBeGreaterThanOrEqual(600 - (await lostTries()));
});

test('an attempt is withdrawn in Redis too', async () => {
  const one = { limit: 'loginAccount', subject: 'back' } as const;
  for (let nth = 0; nth < 15; nth += 1) {
    expect(await countAttempts(merchant, [one])).toBeUndefined();
    await takeBackAttempt(merchant, one);
  }
  expect(await countAllowed(one.limit, 12, one.subject)).toBe(10);
});

test('a frozen Redis delays no request by more than 50 ms, and the instance’s share of a limit counts (FLT-21, FLT-24)', async () => {
  expect(await countAllowed('loginAccount', 4, 'lan')).toBe(4);
  redis.signal('SIGSTOP');
  const answers: { value: unknown; isLate: boolean }[] = [];
  for (let nth = 0; nth < 12; nth += 1)
    answers.push(
      await waitedTooLong(() => countAttempts(merchant, [{ limit: 'loginAccount', subject: 'lan' }])),
    );
  redis.signal('SIGCONT');
  expect(answers.filter(({ value }) => !value)).toHaveLength(5);
  expect(answers.filter(({ isLate }) => isLate)).toEqual([]);
});

test('a killed Redis costs nothing, and its counts go on when it is back (FLT-22, FLT-24)', async () => {
  await until(isConnected);
  await redis.kill();
  await until(() => !isConnected());
  expect(await countAllowed('loginAccount', 30, 'ann')).toBe(5);
  expect(await countAllowed('smsNumber', 5, 'ann')).toBe(1);
  redis = await startRedis({ port });
  await until(isConnected);
  expect(await countAllowed('loginAccount', 30, 'ann')).toBe(10);
});
