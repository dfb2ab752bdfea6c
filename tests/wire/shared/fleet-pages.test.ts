// Pages of four instances with one Redis, and of one instance that is started again without: the built site renders each once.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { type Asked, ask } from '@/tests/wire/support/ask';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);
const TOKEN = 'the-collector-of-the-tests';
const HOST = 'aurora.localhost';
const merchants = makeTemporaryFolder('merchants');
let redis: RedisServer;
let client: Redis;
let home: RunningSite;
let fleet: RunningSite[] = [];

const start = (more: Record<string, string> = {}) =>
  startSite({ METRICS_TOKEN: TOKEN, MERCHANTS: merchants, SANDBOX_ORIGIN: home.provider, ...more });
/** Without a port in the host, as behind a balancer. */
const get = (site: RunningSite, target: string): Promise<Asked> =>
  ask({ port: site.port, path: target, headers: { Host: HOST } });
async function countOf(site: RunningSite, way: string): Promise<number> {
  const headers = { Host: HOST, Authorization: `Bearer ${TOKEN}` };
  const { text } = await ask({ port: site.port, path: '/metrics', headers });
  const [, count = '0'] =
    new RegExp(`^site_page_ways_total\\{merchant="aurora",way="${way}"\\} (\\d+)`, 'm').exec(text) ?? [];
  return Number(count);
}
const countAll = async (way: string): Promise<number> => {
  const counts = await Promise.all(fleet.map((site) => countOf(site, way)));
  return counts.reduce((sum, count) => sum + count, 0);
};
async function until(holds: () => Promise<boolean>): Promise<void> {
  const endMs = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > endMs) throw new Error('it never came true');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const pagesInRedis = () => client.keys('site:*:page:*');
/** What a page shows but for its visitor's click. */
const shownBy = ({ text }: Asked): string => text.replaceAll(/click\d/g, '');

beforeAll(async () => {
  cpSync(path.resolve('sandbox/merchants'), merchants, { recursive: true });
  redis = await startRedis();
  client = new Redis(redis.port);
  home = await startSite({ METRICS_TOKEN: TOKEN });
  const shared = { REDIS_URL: `redis://127.0.0.1:${redis.port}` };
  fleet = await Promise.all([1, 2, 3, 4].map(() => start(shared)));
  for (const site of fleet)
    await until(async () => (await ask({ port: site.port, path: '/readyz' })).text === '{"status":"ready"}');
});
afterAll(async () => {
  await Promise.all([home, ...fleet].map((site) => site.stop()));
  client.disconnect();
  await redis.kill();
});

test.each(['/m/home', '/m/login', '/m/activity?lang=VI'])(
  'four instances that are asked for %s at once render it once, and send the same bytes (FLT-19)',
  async (target) => {
    const [before, shared] = [await countAll('miss'), await countAll('shared')];
    const answers = await Promise.all(fleet.map((site) => get(site, target)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countAll('miss')).toBe(before + 1);
    expect(await countAll('shared')).toBe(shared + 3);
  },
);

test('they render a landing once, whichever click each visitor brings (FLT-19, RR12)', async () => {
  const before = await countAll('miss');
  const answers: Asked[] = [];
  for (const [at, site] of fleet.entries()) answers.push(await get(site, `/m/home?fbclid=click${at}`));
  for (const [at, { text }] of answers.entries()) {
    expect(text).toContain(`fbclid=click${at}`);
    expect(text).not.toMatch(/c[0-9a-f]{24}/);
  }
  expect(new Set(answers.map(shownBy)).size).toBe(1);
  expect(await countAll('miss')).toBe(before + 1);
});

test('a changed entry of the registry is rendered once more by one of them, and shown by all (SEC-15)', async () => {
  const file = path.join(merchants, 'aurora.json');
  const before = await countAll('miss');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Aurora Play"', '"Aurora Reborn"'));
  const shows = async (site: RunningSite) => (await get(site, '/m/home')).text.includes('Aurora Reborn');
  for (const site of fleet) await until(() => shows(site));
  expect(await countAll('miss')).toBe(before + 1);
});

test('entries that were spoiled or swapped in Redis are ignored, and told of (SEC-48)', async () => {
  const [one, two] = fleet as [RunningSite, RunningSite];
  const known = await pagesInRedis();
  const rendered = [await get(one, '/m/register'), await get(one, '/m/service')];
  const fresh = async () => (await pagesInRedis()).filter((name) => !known.includes(name));
  await until(async () => (await fresh()).length === 2);
  const [first = '', second = ''] = await fresh();
  await client.rename(first, 'kept');
  await client.rename(second, first);
  await client.rename('kept', second);
  const before = await countOf(two, 'miss');
  const answers = [await get(two, '/m/register'), await get(two, '/m/service')];
  expect(answers.map(({ headers }) => headers.etag)).toEqual(rendered.map(({ headers }) => headers.etag));
  expect(await countOf(two, 'miss')).toBe(before + 2);
  expect(two.output().match(/not in the form that was written/g)).toHaveLength(1);
});

test('a Redis that hangs (SIGSTOP) fails no page, and slows none once it is known to (FLT-21)', async () => {
  const [one] = fleet as [RunningSite];
  await get(one, '/m/game');
  redis.signal('SIGSTOP');
  try {
    const answers: Asked[] = [];
    for (const lang of ['EN', 'VI', 'ID', 'MS', 'JA', 'KO'])
      answers.push(await get(one, `/m/game?lang=${lang}`));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const startedMs = performance.now();
    for (let count = 0; count < 20; count += 1) await get(one, '/m/game');
    expect(performance.now() - startedMs).toBeLessThan(20 * 50);
  } finally {
    redis.signal('SIGCONT');
  }
});

test('without Redis a restart serves the pages of before at once, from disk and with the same ETag; spoiled files are rendered anew (SEC-48)', async () => {
  const state = makeTemporaryFolder('state');
  const first = await start({ STATE_DIR: state });
  const filesOf = () =>
    readdirSync(state, { recursive: true, encoding: 'utf8' }).filter((name) => /pages\/\w+$/.test(name));
  const { headers } = await get(first, '/m/home');
  await until(async () => filesOf().length === 1);
  await first.stop();

  const second = await start({ STATE_DIR: state });
  const again = await get(second, '/m/home');
  expect([again.status, again.headers.etag]).toEqual([200, headers.etag]);
  expect([await countOf(second, 'shared'), await countOf(second, 'miss')]).toEqual([1, 0]);
  await second.stop();

  for (const name of filesOf()) writeFileSync(path.join(state, name), 'spoiled');
  const third = await start({ STATE_DIR: state });
  expect((await get(third, '/m/home')).headers.etag).toBe(headers.etag);
  expect([await countOf(third, 'shared'), await countOf(third, 'miss')]).toEqual([0, 1]);
  await third.stop();
});
