// Pages of four instances with one Redis: the built site renders each once.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import { until } from '@/tests/fault/topology/support/instance';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask, type TextAnswer } from '@/tests/wire/support/ask';
import { countOf, figureOf, METRICS_TOKEN } from '@/tests/wire/support/page-cache-status';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);
const merchants = makeTemporaryFolder('merchants');
let redis: RedisServer;
let client: Redis;
let home: RunningSite;
let fleet: RunningSite[] = [];

const start = (more: Record<string, string> = {}) =>
  startSite({ METRICS_TOKEN: METRICS_TOKEN, MERCHANTS: merchants, SANDBOX_ORIGIN: home.provider, ...more });
/** So long an instance waits for another's rendering. */
const THEIRS_WAIT_MS = 3_000;
let slowCount = 0;
/** Without a port in the host, as behind a balancer. */
async function get(site: RunningSite, target: string): Promise<TextAnswer> {
  const startedMs = performance.now();
  const answer = await ask({ port: site.port, path: target, headers: { Host: 'aurora.localhost' } });
  if (performance.now() - startedMs >= THEIRS_WAIT_MS) slowCount += 1;
  return answer;
}
const timeoutsOf = (site: RunningSite) => figureOf(site, 'site_redis_faults_total{fault="timeout"}');
const sum = async (of: (site: RunningSite) => Promise<number>) =>
  (await Promise.all(fleet.map(of))).reduce((total, count) => total + count, 0);
async function countAll(): Promise<{ missed: number; late: number }> {
  const late = slowCount + (await sum(timeoutsOf));
  return { missed: await sum((site) => countOf(site, 'miss')), late };
}
/** How many renderings since then are too many; on a busy machine one more may be for each answer of Redis after 50 ms, and for each page that took longer than another's rendering is waited for. */
async function wrongSince(before: { missed: number; late: number }): Promise<number> {
  const { missed, late } = await countAll();
  const more = missed - before.missed - 1;
  return Math.min(more, Math.max(0, more - (late - before.late)));
}
/** A page without its scripts: React writes their rows in the order in which its parts were ready. */
const shownBy = ({ text }: TextAnswer): string => text.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
const pagesInRedis = () => client.keys('site:*:page:*');

beforeAll(async () => {
  cpSync(path.resolve('sandbox/merchants'), merchants, { recursive: true });
  redis = await startRedis();
  client = new Redis(redis.port);
  home = await startSite({ METRICS_TOKEN: METRICS_TOKEN });
  const shared = { REDIS_URL: `redis://127.0.0.1:${redis.port}` };
  fleet = await Promise.all([1, 2, 3, 4].map(() => start(shared)));
  for (const site of fleet)
    await until(
      async () => (await ask({ port: site.port, path: '/readyz' })).text === '{"status":"ready"}',
      'the start of an instance',
    );
});
afterAll(async () => {
  await Promise.all([home, ...fleet].map((site) => site.stop()));
  client.disconnect();
  await redis.kill();
});

/** An instance that got no answer in time leaves Redis alone, and asks again once a second: each failure counts. */
const ASKS_AGAIN_MS = 1_200;
beforeEach(async () => {
  let known: number;
  do {
    known = await sum(timeoutsOf);
    await new Promise((resolve) => setTimeout(resolve, ASKS_AGAIN_MS));
  } while ((await sum(timeoutsOf)) > known);
});

test.each(['/m/home', '/m/login', '/m/activity?lang=VI'])(
  'four instances that get %s at once render it once, and send the same bytes (FLT-19)',
  async (target) => {
    const before = await countAll();
    const answers = await Promise.all(fleet.map((site) => get(site, target)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await wrongSince(before)).toBe(0);
  },
);

test('they render a landing once, whichever click each visitor brings (FLT-19, RR12)', async () => {
  const before = await countAll();
  const answers: TextAnswer[] = [];
  // One after the other: home's list of wins would be renewed meanwhile on a slow machine.
  for (const [at, site] of fleet.entries()) answers.push(await get(site, `/m/login?fbclid=click${at}`));
  for (const [at, { text }] of answers.entries()) {
    expect(text).toContain(`fbclid=click${at}`);
    expect(text).not.toMatch(/c[0-9a-f]{24}/);
  }
  expect(new Set(answers.map(({ text }) => text.replaceAll(/click\d/g, ''))).size).toBe(1);
  expect(await wrongSince(before)).toBe(0);
});

test('a changed entry of the registry is rendered once more by one of them, and shown by all (SEC-15)', async () => {
  const file = path.join(merchants, 'aurora.json');
  // The page of before is fresh everywhere: one that had expired meanwhile would be rendered too.
  for (const site of fleet) await get(site, '/m/login');
  const before = await countAll();
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Aurora Play"', '"Aurora Reborn"'));
  // A page that no list of games, wins or jackpots can make old meanwhile.
  const shows = async (site: RunningSite) => (await get(site, '/m/login')).text.includes('Aurora Reborn');
  for (const site of fleet) await until(() => shows(site), 'the changed entry');
  expect(await wrongSince(before)).toBe(0);
});

test('entries that were spoiled or swapped in Redis are ignored, and reported (SEC-48)', async () => {
  const [one, two] = fleet as [RunningSite, RunningSite];
  // Each holds the provider's data of both pages, so that a slow answer makes none of them another page.
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
    // Each request that still asked Redis would count; tries to reach it again, which nothing waits for, count too.
    const before = await timeoutsOf(one);
    for (let count = 0; count < 20; count += 1) await get(one, '/m/game');
    expect(await timeoutsOf(one)).toBeLessThan(before + 10);
  } finally {
    redis.signal('SIGCONT');
  }
});
