// A faulty Redis delays a request by at most 50 ms, and has no other effect.
import { setTimeout as sleep } from 'node:timers/promises';
import { getLog } from '@/lib/server/platform/log';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { isRedisDown } from '@/lib/server/platform/redis/redis-health';
import { withRedis } from '@/lib/server/platform/redis/with-redis';
import { startFaultProxy } from '@/tests/fault/support/fault-proxy';
import { delay } from '@/tests/fault/support/faults';
import { until } from '@/tests/fault/topology/support/instance';
import { freePort } from '@/tests/support/free-port';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { setEnv } from '@/tests/unit/server/support/test-site';
import { waitedTooLong } from './watch';

const password = 'the right one';
let port: number;
let redis: RedisServer;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  port = await freePort();
  setEnv({ REDIS_URL: `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}` });
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => getRedis()?.disconnect());

const start = async (more: { password?: string; args?: string[] } = {}): Promise<RedisServer> => {
  redis = await startRedis({ port, password, ...more });
  ends.push(redis.kill);
  return redis;
};

/** Writes as a request does: Redis' answer, or `own` where the instance had to do without. */
const write = (): Promise<string> =>
  withRedis(
    async (client) => (await client.set('k', 'v')) ?? 'nil',
    () => 'own',
  );
const serves = async (): Promise<boolean> => (await write()) === 'OK';
const isBack = (): boolean => !isRedisDown();

async function untilWell(): Promise<void> {
  await start();
  getRedis();
  await until(serves);
  await until(isBack);
}

/** Requests for a second: several in parallel, each followed by the next. */
async function load(): Promise<{ answers: Set<string>; late: number }> {
  const answers = new Set<string>();
  let late = 0;
  const endMs = Date.now() + 1_000;
  while (Date.now() < endMs) {
    const calls = await Promise.all([1, 2, 3].map(() => waitedTooLong(write)));
    for (const { value, isLate } of calls) {
      answers.add(value);
      late += Number(isLate);
    }
    await sleep(5);
  }
  return { answers, late };
}

type Fault = (server: RedisServer) => Promise<unknown> | unknown;

const FAULTS: [string, Fault][] = [
  ['was killed', (server) => server.kill()],
  [
    'hangs (SIGSTOP)',
    (server) => {
      server.signal('SIGSTOP');
      ends.unshift(async () => server.signal('SIGCONT'));
    },
  ],
  ['pauses its clients', (server) => server.sendCommand('client', 'pause', '30000', 'all')],
  [
    'came back with another password',
    async (server) => {
      await server.kill();
      await start({ password: 'another' });
    },
  ],
  ['became a replica that takes no writes', (server) => server.sendCommand('replicaof', '127.0.0.1', '1')],
  ['is full', (server) => server.sendCommand('config', 'set', 'maxmemory', '1')],
  [
    'answers after a second',
    async (server) => {
      await server.kill();
      const behind = await startRedis({ password });
      const proxy = await startFaultProxy({ to: () => behind.port, port });
      proxy.be(delay(500));
      ends.push(proxy.stop, behind.kill);
    },
  ],
];

test.each(FAULTS)(
  'a Redis that %s costs no request more than 50 ms, and is reported once (FLT-21, FLT-22)',
  async (_name, spoil) => {
    await untilWell();
    const warn = jest.spyOn(getLog(), 'warn');
    const info = jest.spyOn(getLog(), 'info');
    await spoil(redis);
    await until(async () => {
      await write();
      return isRedisDown();
    });
    const { answers, late } = await load();
    expect({ answers: [...answers], late }).toEqual({ answers: ['own'], late: 0 });
    expect(warn.mock.calls.map(([, text]) => text)).toEqual(['redis is gone, each instance is on its own']);
    expect(JSON.stringify(warn.mock.calls)).not.toContain(password);

    for (const end of ends.splice(0)) await end();
    await start();
    await until(serves);
    await until(isBack);
    expect(info.mock.calls).toEqual([['redis is back']]);
    expect(warn).toHaveBeenCalledTimes(1);
  },
  40_000,
);

test('after a few silent answers no request waits at all (FLT-21)', async () => {
  await untilWell();
  redis.signal('SIGSTOP');
  ends.unshift(async () => redis.signal('SIGCONT'));
  await load();
  const calls = await Promise.all(Array.from({ length: 1_000 }, () => waitedTooLong(write, 0)));
  expect(calls.filter(({ isLate }) => isLate)).toEqual([]);
}, 40_000);
