import { toSharedKey } from '@/lib/server/platform/redis/shared-key';
import { issueHandoffToken, redeemHandoffToken } from '@/lib/server/sessions/handoff/handoff-token';
import { aSession } from '@/tests/unit/server/support/facts';
import { startSharedCache } from '@/tests/unit/server/support/shared-cache';
import { forget } from '@/tests/unit/server/support/test-site';

jest.mock('@/lib/server/platform/redis/redis', () =>
  jest.requireActual('@/tests/unit/server/support/patient-redis').patientRedis(),
);
jest.setTimeout(30_000);
const { parts } = startSharedCache();
beforeEach(() => forget('move-tickets', 'signed-out'));

const HOLDER = { merchant: 'one', host: 'fast.one.example', userAgent: 'Mozilla/5.0 (Test)' };
const keyOf = (ticket: string) => toSharedKey({ kind: 'ticket', merchant: 'one', parts: [ticket] });

test('a token is in Redis for 60 s, and any instance redeems it, once (B46, B44)', async () => {
  const ticket = await issueHandoffToken(aSession(), HOLDER);
  expect(ticket).toMatch(/^r[\w-]{43}$/);
  expect(await parts.redis.ttl(keyOf(ticket))).toBeGreaterThan(55);
  expect(await parts.redis.ttl(keyOf(ticket))).toBeLessThanOrEqual(60);
  forget('move-tickets', 'signed-out');
  const matches = await Promise.all(Array.from({ length: 50 }, () => redeemHandoffToken(ticket, HOLDER)));
  expect(matches.filter((one) => one !== undefined)).toHaveLength(1);
  expect(await parts.redis.exists(keyOf(ticket))).toBe(0);
});

test('a dump of Redis contains no handoff token, session token or player (SEC-13, B46)', async () => {
  const ticket = await issueHandoffToken(aSession(), HOLDER);
  const keys = await parts.redis.keys('*');
  const values = await Promise.all(keys.map((key) => parts.redis.get(key)));
  expect(keys).toEqual([keyOf(ticket)]);
  const dump = JSON.stringify([
    keys,
    values,
    values.map((one) => Buffer.from(one ?? '', 'base64').toString('latin1')),
  ]);
  for (const secret of [ticket, ticket.slice(1), 'token-canary-7f3a', '"lan"'])
    expect(dump).not.toContain(secret);
});

test.each(['', 'x', '{}', Buffer.alloc(64).toString('base64')])(
  '%j in its place opens nothing, and is removed (SEC-48)',
  async (value) => {
    const ticket = await issueHandoffToken(aSession(), HOLDER);
    await parts.redis.set(keyOf(ticket), value);
    expect(await redeemHandoffToken(ticket, HOLDER)).toBeUndefined();
    expect(await parts.redis.exists(keyOf(ticket))).toBe(0);
  },
);

test('data sealed with another handoff token does not open with this one (SEC-48)', async () => {
  const [one, other] = [
    await issueHandoffToken(aSession(), HOLDER),
    await issueHandoffToken(aSession(), HOLDER),
  ];
  await parts.redis.set(keyOf(one), (await parts.redis.get(keyOf(other))) ?? '');
  expect(await redeemHandoffToken(one, HOLDER)).toBeUndefined();
});

test('a list in its place is no answer and no error (SEC-48)', async () => {
  const ticket = await issueHandoffToken(aSession(), HOLDER);
  await parts.redis.del(keyOf(ticket));
  await parts.redis.lpush(keyOf(ticket), 'x');
  expect(await redeemHandoffToken(ticket, HOLDER)).toBeUndefined();
});

test('where Redis refuses to write, it is stored in this instance and opens here alone (FLT-21)', async () => {
  await parts.redis.config('SET', 'maxmemory', '1');
  const ticket = await issueHandoffToken(aSession(), HOLDER);
  await parts.redis.config('SET', 'maxmemory', '0');
  expect(ticket).toMatch(/^m/);
  expect(await parts.redis.keys('*')).toEqual([]);
  expect(await redeemHandoffToken(ticket, HOLDER)).toBeDefined();
  expect(await redeemHandoffToken(ticket, HOLDER)).toBeUndefined();
});
