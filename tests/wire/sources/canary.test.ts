// Two instances with a registry and a candidate in Redis: a share of the merchants, or one instance, takes the candidate first.
import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { until } from '@/tests/fault/topology/support/instance';
import { freePort } from '@/tests/support/free-port';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import {
  readDemo,
  runMerchants,
  type SourceSite,
  startSourceSite,
} from '@/tests/wire/sources/support/source-site';

let redis: RedisServer;
const running: SourceSite[] = [];
beforeAll(async () => {
  redis = await startRedis();
  expect((await merchants('withdraw')).code).toBe(0);
  expect((await merchants('import', write())).code).toBe(0);
});
afterEach(async () => {
  for (const site of running.splice(0)) await site.stop();
});
afterAll(() => redis.kill());

const places = () => ({
  MERCHANTS: `redis://127.0.0.1:${redis.port}/1`,
  MERCHANTS_CANARY: `redis://127.0.0.1:${redis.port}/1?key=candidate`,
});
const merchants = (...args: string[]) => runMerchants(args, places());

function write(changes: Record<string, object> = {}): string {
  const file = path.join(makeTemporaryFolder('registry'), 'merchants.json');
  writeFileSync(file, JSON.stringify(readDemo(changes)));
  return file;
}

async function startTwo(
  whom: string,
  ports: readonly number[] = [0, 0],
): Promise<readonly [SourceSite, SourceSite]> {
  const { MERCHANTS, MERCHANTS_CANARY } = places();
  const start = (port: number) =>
    startSourceSite(MERCHANTS, { MERCHANTS_CANARY, MERCHANTS_CANARY_FOR: whom, PORT: String(port) });
  const [first, second] = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)];
  running.push(first, second);
  return [first, second];
}

const namesOf = (sites: readonly SourceSite[], code: string) =>
  Promise.all(sites.map(async (site) => String(await site.nameOf(code)).split(/ [^A-Za-z ]/)[0]));
const serve = (sites: readonly SourceSite[], code: string, names: readonly string[]) =>
  until(async () => (await namesOf(sites, code)).every((name, at) => name?.includes(names[at] ?? '')));

// Of the demo's codes, `aurora` alone is in the first fifth.
it('a share of the merchants takes a proposed version on all instances, which promotion gives to all (B55)', async () => {
  const sites = await startTwo('20%');
  const [site] = sites;
  await serve(sites, 'aurora', ['Aurora Play', 'Aurora Play']);
  expect((await site.ready()).registry?.canary).toMatchObject({ merchants: 0 });
  const next = write({ aurora: { name: 'Aurora Next' }, rio: { name: 'Rio Next' } });
  const proposed = await merchants('propose', next);
  expect(proposed).toMatchObject({ code: 0, stderr: '' });
  expect(proposed.stdout).toMatch(/^~ aurora: name\n~ rio: name\n4 merchants proposed in /);
  await serve(sites, 'aurora', ['Aurora Next', 'Aurora Next']);
  await serve(sites, 'rio', ['Rio Sorte', 'Rio Sorte']);
  const { canary } = (await site.ready()).registry ?? {};
  expect(canary).toEqual({ source: 'redis', version: '2', checksum: expect.any(String), merchants: 1 });
  expect(await site.metrics()).toContain(
    `site_registry_canary_merchants{version="2",checksum="${canary?.checksum}"} 1`,
  );
  expect(site.output()).toMatch(/"canary":\{[^}]*"version":"2"[^}]*"merchants":1\}.*"registry reloaded"/);

  expect(await merchants('promote')).toMatchObject({ code: 0, stderr: '' });
  await serve(sites, 'rio', ['Rio Next', 'Rio Next']);
  await serve(sites, 'aurora', ['Aurora Next', 'Aurora Next']);
  await until(async () => (await site.ready()).registry?.canary?.version === '3');
  expect((await site.ready()).registry?.canary?.merchants).toBe(0);
  expect(await merchants('promote')).toMatchObject({ code: 2, stderr: 'There is no candidate.\n' });
}, 120_000);

it('a named instance takes a proposed version alone, until it is withdrawn (B55)', async () => {
  const ports = [await freePort(), await freePort()];
  const sites = await startTwo(`${hostname()}:${ports[0]}`, ports);
  await serve(sites, 'noor', ['Noor Games', 'Noor Games']);
  expect((await merchants('propose', write({ noor: { name: 'Noor Next' } }))).code).toBe(0);
  await serve(sites, 'noor', ['Noor Next', 'Noor Games']);
  expect((await sites[1].ready()).registry).not.toHaveProperty('canary');
  expect((await merchants('withdraw')).stdout).toContain('holds no candidate now');
  await serve(sites, 'noor', ['Noor Games', 'Noor Games']);
}, 120_000);
