import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { type Question, toQuestion } from '@/lib/server/provider/answer-cache/cache-question';
import { RENEWALS_PER_SECOND, takeRenewal, toFresh } from '@/lib/server/provider/answer-cache/freshness';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

jest.setTimeout(60_000);
setEnv();
const provider = freshProvider();

const CONFIG = 'GET /wps/system/config';
const callOf = (code: string) => ({
  merchant: aMerchant(provider.origin, {}, code),
  row: siteConfig,
  visitor: aVisitor(),
});

test('10,000 merchants that were fetched together are fetched again spread over a quarter of a minute (FLT-20)', () => {
  const question = toQuestion(callOf('one')) as Question;
  const answer = { status: 200, result: { ok: true, value: {}, traceId: '' } } as const;
  const perSecond = new Map<number, number>();
  const ends = Array.from({ length: 10_000 }, () => toFresh(question, answer, 0).freshUntilMs);
  for (const end of ends)
    perSecond.set(Math.floor(end / 1000), (perSecond.get(Math.floor(end / 1000)) ?? 0) + 1);
  expect([Math.min(...ends) >= 42_000, Math.max(...ends) < 57_000]).toEqual([true, true]);
  expect(perSecond.size).toBe(15);
  expect(Math.max(...perSecond.values())).toBeLessThan(RENEWALS_PER_SECOND);
});

test('no second begins more renewals than the cap, whatever was left before (FLT-20)', async () => {
  const clock = movableClock();
  const take = () => Array.from({ length: 10_000 }, takeRenewal).filter(Boolean).length;
  expect(take()).toBe(RENEWALS_PER_SECOND);
  await clock.advance(500);
  expect(Math.abs(take() - RENEWALS_PER_SECOND / 2)).toBeLessThanOrEqual(1);
  await clock.advance(60_000);
  expect(take()).toBe(RENEWALS_PER_SECOND);
});

test('merchants beyond the cap serve their last state and are renewed in the next second; no request fails (FLT-20)', async () => {
  const clock = movableClock();
  provider.answers[CONFIG] = ok({ branding: {} });
  const calls = Array.from({ length: RENEWALS_PER_SECOND + 200 }, (_, at) => callOf(`m${at}`));
  const askAll = () => Promise.all(calls.map((call) => getAnswer(call)));
  await askAll();
  expect(provider.requests).toHaveLength(calls.length);
  await clock.advance(61_000);
  const second = await askAll();
  expect(provider.requests).toHaveLength(calls.length + RENEWALS_PER_SECOND);
  expect(second.every(({ result }) => result.ok)).toBe(true);
  expect(second.filter(({ isStale }) => isStale)).toHaveLength(200);
  await clock.advance(1_000);
  const third = await askAll();
  expect(provider.requests).toHaveLength(2 * calls.length);
  expect(third.some(({ isStale }) => isStale)).toBe(false);
});

test('a cold question is never held back by the cap (FLT-20)', async () => {
  while (takeRenewal());
  provider.answers[CONFIG] = ok({ branding: {} });
  expect((await getAnswer(callOf('one'))).result.ok).toBe(true);
});

test('1,000 simultaneous callers at a cold start are one fetch, also where it fails (FLT-19, FLT-45)', async () => {
  provider.answers[CONFIG] = ok({ branding: {} }, { delayMs: 50 });
  const ask = () => Promise.all(Array.from({ length: 1_000 }, () => getAnswer(callOf('one'))));
  expect((await ask()).every(({ result }) => result.ok)).toBe(true);
  expect(provider.requests).toHaveLength(1);
  forget('answers');
  provider.answers[CONFIG] = { ...failed('busy', 503), delayMs: 50 };
  expect((await ask()).every(({ result }) => !result.ok && result.code === 'busy')).toBe(true);
  expect(provider.requests).toHaveLength(2);
});
