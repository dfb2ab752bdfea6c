// Pages of four instances with one Redis: the built site renders each once.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startSandbox } from '@/sandbox/start-sandbox.ts';
import { until } from '@/tests/fault/topology/support/instance';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask, type TextAnswer } from '@/tests/wire/support/ask';
import { countOf, METRICS_TOKEN } from '@/tests/wire/support/page-cache-status';
import { type RunningSite, type Sandbox, startSite } from '@/tests/wire/support/start-site';
import { countRenderings, get, timeoutsOf, timesTooMany } from './fleet-renderings';

jest.setTimeout(120_000);
const merchants = makeTemporaryFolder('merchants');
let redis: RedisServer;
let client: Redis;
let provider: Sandbox;
let fleet: RunningSite[] = [];

const start = (more: Record<string, string> = {}) =>
  startSite({ METRICS_TOKEN, MERCHANTS: merchants, SANDBOX_ORIGIN: provider.origin, ...more });
/** A page without its scripts: React writes their rows in the order in which its parts were ready. */
const shownBy = ({ text }: TextAnswer): string => text.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
const pagesInRedis = () => client.keys('site:*:page:*');

beforeAll(async () => {
  cpSync(path.resolve('sandbox/merchants'), merchants, { recursive: true });
  redis = await startRedis();
  client = new Redis(redis.port);
  provider = await startSandbox({ port: 0 });
  const shared = { REDIS_URL: `redis://127.0.0.1:${redis.port}` };
  fleet = await Promise.all([1, 2, 3, 4].map(() => start(shared)));
  for (const site of fleet)
    await until(
      async () => (await ask({ port: site.port, path: '/readyz' })).text === '{"status":"ready"}',
      'the start of an instance',
    );
});
afterAll(async () => {
  await Promise.all(fleet.map((site) => site.stop()));
  await provider.close();
  client.disconnect();
  await redis.kill();
});

/** After a time-out an instance pauses Redis and retries once a second: each failure counts. */
const ASKS_AGAIN_MS = 1_200;
beforeEach(async () => {
  let known: number;
  do {
    known = (await countRenderings(fleet)).late;
    await sleep(ASKS_AGAIN_MS);
  } while ((await countRenderings(fleet)).late > known);
});

test.each(['/m/home', '/m/login', '/m/activity?lang=VI'])(
  'four instances that get %s at once render it once, and send the same bytes (FLT-19)',
  async (target) => {
    const before = await countRenderings(fleet);
    const answers = await Promise.all(fleet.map((site) => get(site, target)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const forms = new Set(answers.map(({ headers, text }) => headers.etag + text));
    expect(await timesTooMany(fleet, before, forms)).toBe(0);
  },
);

test('they render a landing once, whatever each visitor’s click id (FLT-19, RR12)', async () => {
  const before = await countRenderings(fleet);
  // At once: one after the other, a part of the page would be renewed meanwhile on a slow machine.
  const answers = await Promise.all(fleet.map((site, at) => get(site, `/m/login?fbclid=click${at}`)));
  for (const [at, { text }] of answers.entries()) {
    expect(text).toContain(`fbclid=click${at}`);
    expect(text).not.toMatch(/c[0-9a-f]{24}/);
  }
  const forms = new Set(answers.map(({ text }) => text.replaceAll(/click\d/g, '')));
  expect(await timesTooMany(fleet, before, forms)).toBe(0);
});

test('a changed entry of the registry is rendered once more by one of them, and shown by all (SEC-15)', async () => {
  const file = path.join(merchants, 'aurora.json');
  // The page of before is fresh everywhere: one that had expired meanwhile would be rendered too.
  for (const site of fleet) await get(site, '/m/login');
  const before = await countRenderings(fleet);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Aurora Play"', '"Aurora Reborn"'));
  // A page that no list of games, wins or jackpots can make old meanwhile.
  const shows = async (site: RunningSite) => (await get(site, '/m/login')).text.includes('Aurora Reborn');
  for (const site of fleet) await until(() => shows(site), 'the changed entry');
  expect(await timesTooMany(fleet, before)).toBe(0);
});

test('entries that were spoiled or swapped in Redis are ignored, and reported (SEC-48)', async () => {
  const [one, two] = fleet as [RunningSite, RunningSite];
  // Each has the provider's data of both pages, so that a slow answer does not change a page.
  const earlier = await pagesInRedis();
  await until(async () => {
    for (const site of [one, two])
      for (const page of ['register', 'service']) await get(site, `/m/${page}?lang=VI`);
    return (await pagesInRedis()).length >= earlier.length + 2;
  }, 'the pages of VI in Redis');
  const known = await pagesInRedis();
  const rendered = [await get(one, '/m/register'), await get(one, '/m/service')];
  const fresh = async () => (await pagesInRedis()).filter((name) => !known.includes(name));
  await until(async () => (await fresh()).length === 2, 'both pages in Redis');
  const [first = '', second = ''] = await fresh();
  await client.rename(first, 'kept');
  await client.rename(second, first);
  await client.rename('kept', second);
  const before = await countOf(two, 'miss');
  const answers = [await get(two, '/m/register'), await get(two, '/m/service')];
  expect(answers.map(shownBy)).toEqual(rendered.map(shownBy));
  expect(await countOf(two, 'miss')).toBe(before + 2);
  expect(two.output().match(/not in the form that was written/g)).toHaveLength(1);
});

test('a Redis that hangs (SIGSTOP) fails no page, and slows none once it is known to (FLT-21)', async () => {
  const [one] = fleet as [RunningSite];
  await get(one, '/m/game');
  redis.signal('SIGSTOP');
  try {
    const answers: TextAnswer[] = [];
    for (const lang of ['EN', 'VI', 'ID', 'MS', 'JA', 'KO'])
      answers.push(await get(one, `/m/game?lang=${lang}`));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    // Each request that still used Redis would count; reconnection attempts in the background count too.
    const before = await timeoutsOf(one);
    for (let count = 0; count < 20; count += 1) await get(one, '/m/game');
    expect(await timeoutsOf(one)).toBeLessThan(before + 10);
  } finally {
    redis.signal('SIGCONT');
  }
});
