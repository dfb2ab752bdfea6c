// Two instances with one Redis, and with none: sign-outs, readiness, keys, and a Redis that is flushed or away under load.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@/tests/fault/topology/support/instance';
import { freePort } from '@/tests/support/free-port';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { ask, ownPost, signIn } from '@/tests/wire/support/ask';
import { figureOf, METRICS_TOKEN } from '@/tests/wire/support/page-cache-status';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';

jest.setTimeout(60_000);

const REFUSED_WITHIN_MS = 1_000;
let port: number;
let redis: RedisServer;
let one: RunningSite;
let two: RunningSite;

const instance = (more: Record<string, string> = {}) =>
  startSite({ REDIS_URL: `redis://127.0.0.1:${port}`, METRICS_TOKEN, ...more });
const member = (site: RunningSite, cookie: string) =>
  ask({ port: site.port, path: '/m/member/home', headers: { Cookie: cookie } });
const ready = async (site: RunningSite): Promise<string> =>
  (await ask({ port: site.port, path: '/readyz' })).text;

/** Calls both instances as a member until `end`. Returns the distinct statuses. */
async function browse(cookie: string, end: Promise<unknown>): Promise<number[]> {
  const statuses = new Set<number>();
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  while (!isOver) for (const site of [one, two]) statuses.add((await member(site, cookie)).status);
  return [...statuses];
}

beforeAll(async () => {
  port = await freePort();
  one = await instance();
  two = await instance({ SANDBOX_ORIGIN: one.provider });
});
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await redis?.kill();
});

test('without Redis at its start the site serves, reports degraded and why, and is well once Redis is there (FLT-23, FLT-46)', async () => {
  await until(async () => (await ready(one)) === '{"status":"degraded","redis":"away"}');
  expect((await ask({ port: one.port, path: '/readyz' })).status).toBe(200);
  expect((await ask({ port: one.port, path: '/healthz' })).status).toBe(200);
  expect((await member(one, await signIn(one.port))).status).toBe(200);
  expect(await figureOf(one, 'site_redis_down')).toBe(1);
  expect(one.output().match(/redis is gone/g)).toHaveLength(1);
  redis = await startRedis({ port });
  for (const site of [one, two]) await until(async () => (await ready(site)) === '{"status":"ready"}');
  expect(await figureOf(one, 'site_redis_down')).toBe(0);
  expect(one.output().match(/redis is back/g)).toHaveLength(1);
});

test('a copy of a signed-out cookie is refused by the other instance within a second (SEC-52)', async () => {
  const cookie = await signIn(one.port);
  expect([(await member(one, cookie)).status, (await member(two, cookie)).status]).toEqual([200, 200]);
  await ask({
    port: one.port,
    path: '/wps/session/logout',
    method: 'POST',
    headers: { ...ownPost(one.port), Cookie: cookie },
  });
  const signedOutMs = Date.now();
  // When the last request that was still served began: how long an answer takes is the machine's matter.
  let servedMs = signedOutMs;
  await until(async () => {
    const requestedMs = Date.now();
    const isRefused = (await member(two, cookie)).status === 307;
    if (!isRefused) servedMs = requestedMs;
    return isRefused;
  });
  expect(servedMs - signedOutMs).toBeLessThan(REFUSED_WITHIN_MS);
  expect((await member(one, cookie)).status).toBe(307);
});

// `*` in place of a merchant, hashed, is the address that counts over all merchants (SEC-62), the one thing that is global.
const ALL = createHash('sha256').update(JSON.stringify('*')).digest('base64url');
const KEY = new RegExp(
  `^site:production:[\\w~-]+:(?:[a-z-]+:(?:aurora|rio|lotus|noor)|limit:~${ALL}):[\\w-]{43}$`,
);

test('each key names environment, build or form, kind and merchant, and no letter of a visitor (SEC-13)', async () => {
  const keys = (await redis.sendCommand('keys', '*')).split('\n');
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !KEY.test(key))).toEqual([]);
});

test('a flushed Redis costs members neither an error nor their session (FLT-26)', async () => {
  const cookie = await signIn(one.port);
  const flushes = (async () => {
    for (let count = 0; count < 10; count += 1) {
      await redis.sendCommand('flushall');
      await sleep(100);
    }
  })();
  expect(await browse(cookie, flushes)).toEqual([200]);
});

test('a Redis that hangs, dies and comes back costs members neither an error nor their session (FLT-21, FLT-22)', async () => {
  const cookie = await signIn(one.port);
  const fault = (async () => {
    redis.signal('SIGSTOP');
    await sleep(1_500);
    await redis.kill();
    await sleep(1_500);
    redis = await startRedis({ port });
    for (const site of [one, two]) await until(async () => (await ready(site)) === '{"status":"ready"}');
  })();
  expect(await browse(cookie, fault)).toEqual([200]);
});
