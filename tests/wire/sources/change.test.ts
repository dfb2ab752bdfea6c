// How long a change of the registry, and of its candidate, takes to reach all instances: by Redis, since every source is read as often.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '@/tests/fault/topology/support/instance';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import {
  readDemo,
  runMerchants,
  type SourceSite,
  startSourceSite,
} from '@/tests/wire/sources/support/source-site';

const LIMIT_MS = 5_000;
const MAX_ROUNDS = 4;

let redis: RedisServer;
let sites: readonly SourceSite[] = [];

const places = () => ({
  MERCHANTS: `redis://127.0.0.1:${redis.port}/1`,
  MERCHANTS_CANARY: `redis://127.0.0.1:${redis.port}/1?key=candidate`,
});

/** Runs a command of operators on the demo with another name for Aurora, and returns how long the sites take to show it; ms. */
async function timeOf(name: string, ...command: string[]): Promise<number> {
  const file = path.join(makeTemporaryFolder('registry'), 'merchants.json');
  writeFileSync(file, JSON.stringify(readDemo({ aurora: { name } })));
  const args = command.map((word) => (word === 'FILE' ? file : word));
  expect((await runMerchants(args, places())).code).toBe(0);
  const from = performance.now();
  await until(async () => {
    const names = await Promise.all(sites.map((site) => site.nameOf('aurora')));
    return names.every((title) => String(title).startsWith(name));
  });
  return performance.now() - from;
}

beforeAll(async () => {
  redis = await startRedis();
  for (const command of [['withdraw'], ['import', 'FILE']]) await timeOf('Aurora Play', ...command);
  const { MERCHANTS, MERCHANTS_CANARY } = places();
  const start = () => startSourceSite(MERCHANTS, { MERCHANTS_CANARY, MERCHANTS_CANARY_FOR: '20%' });
  sites = [await start(), await start()];
}, 90_000);
afterAll(async () => {
  for (const site of sites) await site.stop();
  await redis.kill();
});

/** Promotes the candidate, which the sites' share has already: they name another version then; ms. */
async function timeOfPromotion(): Promise<number> {
  const versions = () => Promise.all(sites.map(async (site) => (await site.ready()).registry?.version));
  const before = await versions();
  // The command waits after its change, until every site has it.
  const from = performance.now();
  const command = runMerchants(['promote'], places());
  await until(async () => (await versions()).every((version, at) => version !== before[at]));
  const ms = performance.now() - from;
  expect((await command).code).toBe(0);
  return ms;
}

// Of the demo's codes, `aurora` alone is in the first fifth.
test('a change, a proposal, its withdrawal and a promotion each reach both instances within 5 s (B50, B55)', async () => {
  const best = new Map<string, number>();
  const note = (what: string, ms: number) => best.set(what, Math.min(ms, best.get(what) ?? ms));
  const listSlow = () => [...best].filter(([, ms]) => ms >= LIMIT_MS);
  // The machine has other work, too, which only ever adds: a round that holds the line is enough.
  for (let nth = 1; nth === 1 || (nth <= MAX_ROUNDS && listSlow().length > 0); nth += 1) {
    const [own, next] = [`Aurora Own ${nth}`, `Aurora Next ${nth}`];
    note('change', await timeOf(own, 'import', 'FILE'));
    note('proposal', await timeOf(next, 'propose', 'FILE'));
    note('withdrawal', await timeOf(own, 'withdraw'));
    await timeOf(next, 'propose', 'FILE');
    note('promotion', await timeOfPromotion());
  }
  expect([best.size, listSlow()]).toEqual([4, []]);
}, 120_000);
