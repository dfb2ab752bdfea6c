// Two instances on one port with a registry in Redis: one of them reads it, both serve each change.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '@/tests/fault/topology/support/instance';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { readDemo, startSourceSite } from '@/tests/wire/sources/support/source-site';
import { isPlainNext } from '@/tests/wire/support/start-site';

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.kill());

async function put(changes: Record<string, object> = {}): Promise<void> {
  for (const entry of readDemo(changes))
    await redis.sendCommand('hset', 'merchants', String(entry.code), JSON.stringify(entry));
  await redis.sendCommand('incr', 'merchants:version');
}

/** The process that reads the source, by the lock beside the copy. */
function readReader(state: string): number {
  const [folder = ''] = readdirSync(state).filter((name) => name.startsWith('registry-'));
  return Number.parseInt(readFileSync(path.join(state, folder, 'source.lock'), 'utf8'), 10);
}

/** Connections that read the registry. */
async function countReaders(): Promise<number> {
  const clients = await redis.sendCommand('client', 'list');
  return clients.split('\n').filter((line) => line.includes(' name=site-registry ')).length;
}

// Plain Next has one process alone.
const withInstances = isPlainNext ? it.skip : it;

withInstances(
  'a change reaches both instances, and another one reads on when the reader is killed (B50)',
  async () => {
    await put();
    const url = `redis://127.0.0.1:${redis.port}`;
    const state = makeTemporaryFolder('state');
    const site = await startSourceSite(url, { REDIS_URL: url, INSTANCES: '2', STATE_DIR: state });
    const counts = (text: string): number => site.output().split(text).length - 1;
    await until(async () => counts('"site is up"') === 2);
    expect(await countReaders()).toBe(1);
    await put({ aurora: { name: 'Aurora Reborn' } });
    await until(async () => counts('"version":"2"') === 2);
    for (let nth = 0; nth < 4; nth += 1) expect(await site.nameOf('aurora')).toContain('Aurora Reborn');

    const reader = readReader(state);
    process.kill(reader, 'SIGKILL');
    await put({ aurora: { name: 'Aurora Third' } });
    await until(async () => counts('"version":"3"') === 2 && counts('"site is up"') === 3);
    expect(readReader(state)).not.toBe(reader);
    await until(async () => (await countReaders()) === 1);
    for (let nth = 0; nth < 4; nth += 1) expect(await site.nameOf('aurora')).toContain('Aurora Third');
    await site.stop();
  },
  90_000,
);
