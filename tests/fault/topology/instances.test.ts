// INSTANCES: several sites on one port under one parent, with real Redis.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, until } from '@/tests/fault/topology/support/instance';
import { startRedis } from '@/tests/support/redis-server';
import { ask } from '@/tests/wire/support/ask';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';

jest.setTimeout(180_000);
const TOKEN = 'a-token-of-the-collector';
const SITES = 2;

type Site = RunningSite & { exitCode: () => number | null };
let redis: Awaited<ReturnType<typeof startRedis>>;
let site: Site;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.kill());
beforeEach(async () => {
  site = await startSite({
    ...{ INSTANCES: String(SITES), REDIS_URL: `redis://127.0.0.1:${redis.port}`, METRICS_TOKEN: TOKEN },
  });
  await until(async () => sitesOf(site).length === SITES && (await isUp()), 'the start of all sites');
});
afterEach(() => site.stop());

function sitesOf({ pid }: Site): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

const metricsOf = async () =>
  (await ask({ port: site.port, path: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).text;

/** All sites tell their figures only once each of them is up. */
const isUp = async () => (await metricsOf()).includes('site_merchants{state="current"} 4');

/** Asks all the time until it is told to stop; gives what came. */
function askOn() {
  const statuses: number[] = [];
  let isOn = true;
  const work = (async () => {
    while (isOn) {
      statuses.push(
        await ask({ port: site.port }).then(
          ({ status }) => status,
          () => 0,
        ),
      );
      await sleep(10);
    }
  })();
  return async () => {
    isOn = false;
    await work;
    return statuses;
  };
}

const wrongOf = (statuses: readonly number[]) => statuses.filter((status) => status !== 200);

test('two sites serve on one port, and any of them tells the figures of both (B42)', async () => {
  const before = /^site_pages_total\{merchant="aurora",status="2xx"\} (\d+)/m;
  const countOf = async () => Number(before.exec(await metricsOf())?.[1] ?? 0);
  const from = await countOf();
  for (let nth = 0; nth < 20; nth += 1) expect((await ask({ port: site.port })).status).toBe(200);
  expect((await countOf()) - from).toBe(20);
});

test('a site that is killed is started again, and others go on (FLT-3)', async () => {
  const [first = 0] = sitesOf(site);
  const stop = askOn();
  process.kill(first, 'SIGKILL');
  await until(async () => sitesOf(site).length === SITES && !sitesOf(site).includes(first), 'another site');
  await until(isUp, 'its start');
  // What it was answering is lost with it.
  expect(wrongOf(await stop()).length).toBeLessThanOrEqual(1);
});

test('SIGHUP replaces all sites, and no request fails (FLT-1)', async () => {
  const old = sitesOf(site);
  const stop = askOn();
  process.kill(site.pid, 'SIGHUP');
  await until(async () => site.output().includes('all sites were replaced'), 'the replacement');
  const statuses = await stop();
  expect(statuses.length).toBeGreaterThan(50);
  expect(wrongOf(statuses)).toEqual([]);
  expect(sitesOf(site).filter((pid) => old.includes(pid))).toEqual([]);
});

test('SIGTERM ends all of them in order (FLT-1)', async () => {
  process.kill(site.pid, 'SIGTERM');
  await until(async () => site.exitCode() !== null, 'the end');
  expect(site.exitCode()).toBe(0);
});

test('without Redis it does not start, and a registry that cannot be read is told once (FLT-48, B40)', async () => {
  const lone = await startSite({ INSTANCES: 'auto' });
  await lone.stop();
  expect([lone.exitCode(), lone.output()]).toEqual([1, expect.stringMatching(/INSTANCES needs REDIS_URL/)]);
  const place = path.join(ROOT, 'no-such-folder');
  const broken = await startSite({
    ...{ INSTANCES: '2', REDIS_URL: `redis://127.0.0.1:${redis.port}`, MERCHANTS: place },
  });
  await broken.stop();
  expect(broken.exitCode()).toBe(1);
  expect(broken.output().split('is not usable').length - 1).toBe(1);
});
