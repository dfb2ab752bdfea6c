import { setTimeout as wait } from 'node:timers/promises';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { GOOD, keyOf, onAnotherInstance, startSharedCache } from '@/tests/unit/server/support/shared-cache';

jest.mock('@/lib/server/platform/redis/redis', () =>
  jest.requireActual('@/tests/unit/server/support/patient-redis').patientRedis(),
);
jest.setTimeout(30_000);
const { parts, callOf, write } = startSharedCache();

/** Waits until the answer in Redis holds a text; the test's time limit is the end. */
const untilWritten = async (text: string) => {
  const read = () => parts.redis.get(keyOf(callOf())).catch(() => null);
  while (!(await read())?.includes(text)) await wait(5);
};

const TAMPERED: [string, Record<string, unknown>][] = [
  ['another key’s answer', { key: '["two","siteConfig","EN",[],["",""]]' }],
  ['a time to come', { storedAtMs: Date.now() + 3_600_000 }],
  ['a time that is no number', { storedAtMs: '1' }],
  ['a trace id with a line break', { traceId: 'a\r\nSet-Cookie: x' }],
  ['more fields', { admin: true }],
  ['a text that is no JSON', { text: '<script>alert(1)</script>' }],
  ['a failure', { text: JSON.stringify({ success: false, errorCode: 'x' }) }],
  [
    'another merchant’s configuration',
    { text: JSON.stringify({ success: true, value: { merchantCode: 'two' } }) },
  ],
];

test.each(TAMPERED)(
  '%s in Redis is rejected, counted, fetched again and overwritten (SEC-48)',
  async (_what, more) => {
    await write(callOf(), more);
    expect(await getAnswer(callOf())).toMatchObject({ result: { ok: true, value: GOOD } });
    expect(await getMetrics()?.registry.getSingleMetricAsString('site_answers_refused_total')).toContain(
      '{merchant="one",from="redis"} 1',
    );
    await untilWritten(GOOD.branding.favicon);
    expect(JSON.parse((await parts.redis.get(keyOf(callOf()))) ?? '')).toMatchObject({
      traceId: expect.any(String),
    });
    onAnotherInstance();
    expect(await getAnswer(callOf())).toMatchObject({ result: { ok: true, value: GOOD } });
    expect(parts.provider.requests).toHaveLength(1);
  },
);

test.each([
  ['text that is no JSON', () => parts.redis.set(keyOf(callOf()), 'x')],
  ['a list', () => parts.redis.rpush(keyOf(callOf()), 'x')],
])('%s where an answer should be is refetched and written over (SEC-48)', async (_what, spoil) => {
  await spoil();
  expect(await getAnswer(callOf())).toMatchObject({ result: { ok: true, value: GOOD } });
  await untilWritten('storedAtMs');
});
