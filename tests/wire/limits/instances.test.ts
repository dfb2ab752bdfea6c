// Two instances of the site with one Redis: they count together, and each alone when it is down.
import { until } from '@/tests/fault/topology/support/instance';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { timeoutsOf } from '@/tests/wire/shared/fleet-renderings';
import type { TextAnswer } from '@/tests/wire/support/ask';
import { METRICS_TOKEN } from '@/tests/wire/support/page-cache-status';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';
import { allowedIn, guess, makeStrictRegistry, post, times } from './sites';

let port: number;
let redis: RedisServer;
let sites: RunningSite[];

beforeAll(async () => {
  redis = await startRedis();
  ({ port } = redis);
  const env = {
    MERCHANTS: makeStrictRegistry(),
    REDIS_URL: `redis://127.0.0.1:${port}`,
    TRUSTED_PROXY_HOPS: '1',
    METRICS_TOKEN,
  };
  sites = [await startSite(env), await startSite(env)];
}, 60_000);
afterAll(async () => {
  for (const site of sites) await site.stop();
  await redis.kill();
});

const addressOf = (nth: number) => ({ 'X-Forwarded-For': `198.51.${100 + (nth >> 8)}.${nth & 255}` });
/** Answers of Redis after its 50 ms on a busy machine: of each such try an instance decided alone. */
const countLate = async () => {
  const counts = await Promise.all(sites.map(timeoutsOf));
  return counts.reduce((sum, count) => sum + count, 0);
};
const portOf = (nth: number) => sites[nth % sites.length]?.port ?? 0;

it('both instances together allow as much as one, in parallel and in sequence (SEC-64)', async () => {
  const same = { 'X-Forwarded-For': '203.0.113.78' };
  let late = await countLate();
  const atOnce = await Promise.all(times(40, (nth) => post(portOf(nth), guess('lan', same))));
  expect(Math.abs(allowedIn(atOnce) - 10)).toBeLessThanOrEqual((await countLate()) - late);
  late = await countLate();
  const fromOne: TextAnswer[] = [];
  for (let nth = 0; nth < 80; nth += 1)
    fromOne.push(await post(portOf(nth), guess(`player${nth}`, { 'X-Forwarded-For': '203.0.113.77' })));
  expect(Math.abs(allowedIn(fromOne) - 30)).toBeLessThanOrEqual((await countLate()) - late);
});

it('both instances together allow ten tries of a name from forty addresses, and then one in 2 s (SEC-62, SEC-64)', async () => {
  const late = await countLate();
  const startedMs = performance.now();
  const answers = await Promise.all(times(40, (nth) => post(portOf(nth), guess('minh', addressOf(nth)))));
  const windows = Math.ceil((performance.now() - startedMs) / 2_000) + 1;
  const slack = (await countLate()) - late;
  expect(allowedIn(answers)).toBeGreaterThan(10 - slack);
  expect(allowedIn(answers)).toBeLessThanOrEqual(10 + windows + slack);
}, 30_000);

it('writes no name, number or address into Redis; every key names its merchant (SEC-13)', async () => {
  const keys = (await redis.sendCommand('keys', '*')).split('\n').filter((key) => key.includes(':limit:'));
  expect(keys.length).toBeGreaterThan(10);
  for (const key of keys) expect(key).toMatch(/^site:production:v1:limit:(?:aurora|~[\w-]{43}):[\w-]{43}$/);
});

it('keeps logins and messages limited by each instance’s share when Redis dies under load, without an error (FLT-24)', async () => {
  const before = await countLate();
  let late = 0;
  const guesses = times(60, (nth) => async () => {
    if (nth === 6) {
      late = (await countLate()) - before;
      await redis.kill();
    }
    return post(portOf(nth), guess('noah', addressOf(1)));
  });
  const answers: TextAnswer[] = [];
  for (const make of guesses) answers.push(await make());
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  // Six while Redis counted, then five at each instance.
  expect(Math.abs(allowedIn(answers) - 16)).toBeLessThanOrEqual(late);
  const path = '/wps/verification/sms/noLogin';
  const body = { countryDialingCode: '84', mobileNum: '912345678' };
  const sent: TextAnswer[] = [];
  for (let nth = 0; nth < 8; nth += 1)
    sent.push(await post(portOf(nth), { path, body, headers: addressOf(nth + 100) }));
  expect(sent.filter(({ status }) => status >= 500)).toEqual([]);
  expect(allowedIn(sent)).toBe(2);
});

it('counts together again when Redis is back (FLT-22)', async () => {
  redis = await startRedis({ port });
  await until(() => sites.every((site) => site.output().includes('redis is back')), 'the return of Redis');
  const late = await countLate();
  const answers = await Promise.all(times(40, (nth) => post(portOf(nth), guess('ann', addressOf(2)))));
  expect(Math.abs(allowedIn(answers) - 10)).toBeLessThanOrEqual((await countLate()) - late);
}, 30_000);
