import { openRedisSource } from '@/lib/server/tenants/sources/redis-source';
import type { Source } from '@/lib/server/tenants/sources/source';
import { NoRegistryError } from '@/lib/server/tenants/sources/source';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';

let redis: RedisServer;
let source: Source;
const open = (query = '') => openRedisSource(`redis://127.0.0.1:${redis.port}/3${query}`);
const send = (...words: string[]) => redis.sendCommand('-n', '3', ...words);

beforeAll(async () => {
  redis = await startRedis();
  source = await open();
});
afterAll(async () => {
  await source.close();
  await redis.kill();
});

test('a hash without a version is refused', async () => {
  const failure = await source.read(undefined).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NoRegistryError);
  expect(failure).toHaveProperty('message', 'the key merchants:version is missing');
});

test('the entries of the hash are read when the version rises (B50)', async () => {
  await send('hset', 'merchants', 'one', '{"code":"one"}');
  await send('incr', 'merchants:version');
  expect(await source.read(undefined)).toEqual({
    version: '1',
    files: new Map([['one.json', '{"code":"one"}']]),
  });
  await send('hset', 'merchants', 'two', '{"code":"two"}');
  expect(await source.read('1')).toBeUndefined();
  await send('incr', 'merchants:version');
  expect([...((await source.read('1'))?.files.keys() ?? [])].sort()).toEqual(['one.json', 'two.json']);
});

test('writing replaces all entries and raises the version; the key may have another name (B50)', async () => {
  const other = await open('?key=brands');
  await other.write?.(new Map([['one', '{}']]));
  await other.write?.(new Map([['two', '{}']]));
  expect(await other.read(undefined)).toEqual({ version: '2', files: new Map([['two.json', '{}']]) });
  await other.close();
});

test('a key that is no hash is refused, not read as an empty registry (B50)', async () => {
  await send('set', 'plain', '[]');
  await send('set', 'plain:version', '1');
  const other = await open('?key=plain');
  const reason = await other.read(undefined).catch(String);
  await other.close();
  expect(reason).toContain('WRONGTYPE');
});

test('a Redis that is away is refused with the cause, and read again once it is back', async () => {
  const { port } = redis;
  await redis.kill();
  await expect(source.read('2')).rejects.toThrow(/ECONNREFUSED|the connection was lost/);
  redis = await startRedis({ port });
  await send('set', 'merchants:version', '7');
  await send('hset', 'merchants', 'three', '{}');
  const read = async (): Promise<string | undefined> =>
    (await source.read('2').catch(() => undefined))?.version ?? read();
  expect(await read()).toBe('7');
});
