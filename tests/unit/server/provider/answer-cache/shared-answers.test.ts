import { setTimeout as wait } from 'node:timers/promises';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { dropAnswers } from '@/lib/server/provider/answer-cache/answer-store';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { announcements } from '@/lib/shared/calls/promotion-table';
import { country, siteConfig } from '@/lib/shared/calls/system-table';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import {
  CONFIG,
  GOOD,
  keyOf,
  NEW,
  onAnotherInstance,
  startSharedCache,
} from '@/tests/unit/server/support/shared-cache';

jest.mock('@/lib/server/platform/redis/redis', () =>
  jest.requireActual('@/tests/unit/server/support/patient-redis').patientRedis(),
);
jest.setTimeout(30_000);
const { parts, callOf, write } = startSharedCache();

const untilWritten = async (key: string) => {
  while (!(await parts.redis.exists(key))) await wait(5);
};

/** An instance writes a fetched answer after its response, and releases the lock last. */
const untilShared = async (call = callOf()) => {
  while (await parts.redis.exists(keyOf(call, 'lock'))) await wait(5);
};

test('an instance reads from Redis what another has fetched, with its age (B44, FLT-19)', async () => {
  const first = await getAnswer(callOf());
  await untilWritten(keyOf(callOf()));
  onAnotherInstance();
  await wait(5);
  expect(await getAnswer(callOf())).toEqual(first);
  expect(parts.provider.requests).toHaveLength(1);
  expect(await getMetrics()?.registry.getSingleMetricAsString('site_answers_total')).toContain(
    'way="shared"} 1',
  );
});

test('a merchant’s answer is found by no other, and each key names environment, build, kind and merchant (SEC-9, SEC-13)', async () => {
  for (const code of ['one', 'two']) {
    await getAnswer(callOf(siteConfig, code));
    await untilWritten(keyOf(callOf(siteConfig, code)));
    onAnotherInstance();
  }
  expect(parts.provider.requests.map(({ headers }) => headers.merchant)).toEqual(['one', 'two']);
  const keys = await parts.redis.keys('*');
  expect(keys.filter((key) => !/^site:production:[^:]+:answer:(one|two):[\w-]+$/.test(key))).toEqual([]);
});

test('neither a member’s answer nor one to an invented query is stored in Redis (SEC-43, SEC-47)', async () => {
  parts.provider.answers['GET /wps/member/info'] = ok({ account: 'canary' });
  parts.provider.answers['GET /wps/relay/MCSFE_getListAnnouncements'] = ok([]);
  await getAnswer({ ...callOf(memberInfo), token: 't' });
  await getAnswer(callOf(announcements, 'one', 'category=77'));
  await wait(50);
  expect(await parts.redis.dbsize()).toBe(0);
});

test('a cold instance waits for the one that fetches, and makes no call (FLT-19)', async () => {
  // A second of waiting is not over, however slow the machine.
  movableClock();
  await parts.redis.set(keyOf(callOf(), 'lock'), '1', 'PX', 60_000);
  const call = callOf();
  const first = getAnswer(call);
  await wait(100);
  const all = [first, ...Array.from({ length: 999 }, () => getAnswer(call))];
  await write(callOf());
  for (const answer of await Promise.all(all)) expect(answer).toMatchObject({ result: { value: NEW } });
  expect(parts.provider.requests).toHaveLength(0);
});

test('an instance that waits for one that gave up, or is slow, fetches for itself (FLT-19, FLT-3)', async () => {
  await parts.redis.set(keyOf(callOf(), 'lock'), '1', 'PX', 120);
  expect(await getAnswer(callOf())).toMatchObject({ result: { value: GOOD } });
  onAnotherInstance();
  await parts.redis.flushall();
  await parts.redis.set(keyOf(callOf(), 'lock'), '1', 'PX', 60_000);
  const startedMs = Date.now();
  expect(await getAnswer(callOf())).toMatchObject({ result: { value: GOOD } });
  expect(Date.now() - startedMs).toBeGreaterThan(900);
  expect(parts.provider.requests).toHaveLength(2);
});

test('a warm instance serves its cached answer while another fetches (FLT-16, FLT-19)', async () => {
  const clock = movableClock();
  await getAnswer(callOf());
  await untilShared();
  await clock.advance(61_000);
  await parts.redis.flushall();
  await parts.redis.set(keyOf(callOf(), 'lock'), '1', 'PX', 60_000);
  expect(await getAnswer(callOf())).toMatchObject({ isStale: true, result: { value: GOOD } });
  await write(callOf());
  await clock.advance(1_000);
  expect(await getAnswer(callOf())).toMatchObject({ isStale: false, result: { value: NEW } });
  expect(parts.provider.requests).toHaveLength(1);
});

test.each([siteConfig, country])(
  'an instance that missed a change of $name learns of it within 60 s (FLT-27)',
  async (row) => {
    const clock = movableClock();
    parts.provider.answers['GET /wps/system/country'] = ok(GOOD);
    await getAnswer(callOf(row));
    await untilShared(callOf(row));
    await clock.advance(30_000);
    await write(callOf(row));
    expect(await getAnswer(callOf(row))).toMatchObject({ result: { value: GOOD } });
    await clock.advance(27_100);
    expect(await getAnswer(callOf(row))).toMatchObject({ result: { value: NEW } });
    expect(parts.provider.requests).toHaveLength(1);
  },
);

test('an instance whose clock is a little ahead is believed (FLT-37)', async () => {
  await write(callOf(), { storedAtMs: Date.now() + 3_000 });
  const { storedAtMs, result } = await getAnswer(callOf());
  expect([result.ok && result.value, storedAtMs <= Date.now()]).toEqual([NEW, true]);
});

test('answers that Redis holds from before a drop are stale, but serve while the provider fails (SEC-15, FLT-16)', async () => {
  await write(callOf());
  dropAnswers(['one']);
  expect(await getAnswer(callOf())).toMatchObject({ result: { value: GOOD } });
  await untilShared();
  onAnotherInstance();
  await write(callOf(), { storedAtMs: Date.now() - 3_000_000 });
  parts.provider.answers[CONFIG] = failed('busy', 503);
  expect(await getAnswer(callOf())).toMatchObject({ isStale: true, result: { value: NEW } });
});
