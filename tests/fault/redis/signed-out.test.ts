// Sign-outs among instances: messages of the others, missed ones, writes that Redis rejects, and values that are not the site's.

import { getRedis } from '@/lib/server/platform/redis/redis';
import { isRedisDown } from '@/lib/server/platform/redis/redis-health';
import { toChannelName, toSharedKey } from '@/lib/server/platform/redis/shared-key';
import { isSessionRevoked, revokeSessions } from '@/lib/server/sessions/revocations';
import { readSession, toSessionCookies } from '@/lib/server/sessions/session-cookie';
import { until } from '@/tests/fault/topology/support/instance';
import { freePort } from '@/tests/support/free-port';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { aSession } from '@/tests/unit/server/support/facts';
import { setEnv } from '@/tests/unit/server/support/test-site';
import { endInstance, waitedTooLong } from './watch';

jest.setTimeout(30_000);

const channel = 'site:production:v1:channel:signed-out';
const session = (sid: string) => ({ merchant: 'one', sid });
const keyOf = (sid: string): string => toSharedKey({ kind: 'signed-out', merchant: 'one', parts: [sid] });
const news = (sid: string): string => JSON.stringify(session(sid));
const listeners = async (): Promise<string> =>
  (await redis.sendCommand('pubsub', 'numsub', channel)).split('\n')[1] ?? '';
const readCount = async (): Promise<number> =>
  Number(/cmdstat_get:calls=(\d+)/.exec(await redis.sendCommand('info', 'commandstats'))?.[1] ?? 0);

const isWritten = async (sid: string): Promise<boolean> =>
  (await redis.sendCommand('exists', keyOf(sid))) === '1';

let redis: RedisServer;
let sid = '';
let tests = 0;
let port: number;

/** Waits until the instance listens and Redis has answered its first query. */
async function untilReceived(): Promise<void> {
  await until(async () => {
    await isSessionRevoked(session('warm'));
    return (await listeners()) === '1' && getRedis()?.status === 'ready' && !isRedisDown();
  });
}

beforeAll(async () => {
  port = await freePort();
  setEnv({ REDIS_URL: `redis://127.0.0.1:${port}` });
});
beforeEach(async () => {
  // A list of an earlier test may still owe its sign-outs to Redis.
  tests += 1;
  sid = `a${tests}`;
  redis = await startRedis({ port });
  await untilReceived();
});
afterEach(async () => {
  await endInstance();
  await redis.kill();
});

test('a sign-out of another instance is refused here within a second, without a question (SEC-52)', async () => {
  expect(await isSessionRevoked(session(sid))).toBe(false);
  const questions = await readCount();
  await redis.sendCommand('publish', channel, news(sid));
  const { isLate } = await waitedTooLong(() => until(() => isSessionRevoked(session(sid))), 1_000);
  expect(isLate).toBe(false);
  expect(await readCount()).toBe(questions);
});

test('a hundred requests of a session ask Redis once (SEC-52)', async () => {
  const questions = await readCount();
  for (let count = 0; count < 100; count += 1) expect(await isSessionRevoked(session(sid))).toBe(false);
  expect((await readCount()) - questions).toBe(1);
});

test('a restarted instance knows earlier sign-outs, for a seal’s lifetime (SEC-52)', async () => {
  revokeSessions(session(sid));
  await until(() => isWritten(sid));
  expect(Number(await redis.sendCommand('ttl', keyOf(sid)))).toBeGreaterThan(14 * 24 * 3600);
  await endInstance();
  await until(async () => (await listeners()) === '0');
  await untilReceived();
  expect(await isSessionRevoked(session(sid))).toBe(true);
  expect(await isSessionRevoked({ merchant: 'two', sid })).toBe(false);
  expect(await isSessionRevoked(session('b'))).toBe(false);
});

test('messages published during a disconnection are fetched after it (FLT-27, SEC-52)', async () => {
  expect(await isSessionRevoked(session(sid))).toBe(false);
  await redis.sendCommand('set', keyOf(sid), '1');
  expect(await isSessionRevoked(session(sid))).toBe(false);
  await redis.sendCommand('client', 'kill', 'type', 'pubsub');
  await until(() => isSessionRevoked(session(sid)));
});

test('a sign-out without Redis counts here immediately and everywhere once Redis is back (FLT-25)', async () => {
  await redis.kill();
  await until(isRedisDown);
  revokeSessions(session(sid));
  expect(await isSessionRevoked(session(sid))).toBe(true);
  expect(await isSessionRevoked(session('b'))).toBe(false);
  redis = await startRedis({ port });
  await until(() => isWritten(sid));
});

test('a sign-out that a full Redis refused is written when there is room (FLT-21, FLT-25)', async () => {
  await redis.sendCommand('config', 'set', 'maxmemory', '1');
  revokeSessions(session(sid));
  await until(isRedisDown);
  expect(await isWritten(sid)).toBe(false);
  await redis.sendCommand('config', 'set', 'maxmemory', '0');
  await until(() => isWritten(sid));
});

test('a flushed Redis signs no member out, and admits no session that this instance has ended (FLT-26)', async () => {
  const stored = aSession({ sid: 'kept' });
  const [cookie = ''] = await toSessionCookies(stored, false);
  const headers = new Headers({ cookie: cookie.split(';', 1)[0] ?? '' });
  expect(await readSession(headers, stored.merchant, false)).toEqual(stored);
  revokeSessions(session(sid));
  await until(() => isWritten(sid));
  await redis.sendCommand('flushall');
  expect(await readSession(headers, stored.merchant, false)).toEqual(stored);
  expect(await isSessionRevoked(session(sid))).toBe(true);
});

test.each([
  ['no JSON', '{'],
  ['another type', '"a"'],
  ['null', 'null'],
  ['a missing field', '{"sid":"a"}'],
  ['a field too many', '{"merchant":"one","sid":"a","run":"process.exit()"}'],
  ['a foreign letter', '{"merchant":"one\\r\\n","sid":"a"}'],
  ['an array for a text', '{"merchant":"one","sid":["a"]}'],
  ['10 kB', JSON.stringify({ merchant: 'one', sid: 'a', more: 'x'.repeat(10_240) })],
])('news of %s changes nothing (SEC-48)', async (_name, text) => {
  await redis.sendCommand('publish', channel, text);
  await redis.sendCommand('publish', channel, news('after'));
  await until(() => isSessionRevoked(session('after')));
  expect(await isSessionRevoked(session('a'))).toBe(false);
  expect(isRedisDown()).toBe(false);
});

test('an entry of a wrong type also rejects its session (SEC-48)', async () => {
  await redis.sendCommand('lpush', keyOf(sid), 'x');
  expect(await isSessionRevoked(session(sid))).toBe(true);
  expect(toChannelName('signed-out')).toBe(channel);
});
