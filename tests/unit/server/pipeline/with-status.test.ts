import { retryAfterOf, withStatus } from '@/lib/server/pipeline/with-status';
import { startBudget } from '@/lib/server/platform/time-budget';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const provider = freshProvider();

const STATUS = 'GET /wps/v2/system/status';
/** Waits for a refresh, however slow the machine: stale-status.test holds how long a visitor does. */
const run = async () => {
  const budget = startBudget({ staleWaitMs: 15_000 });
  const context = { ...aContext('/m/game?code=secret', aMerchant(provider.origin)), budget };
  return { outcome: await withStatus(context), context };
};

test.each([
  ['maintenance', { maintenance: true }, 'maintenance', 503],
  ['restriction', { regionRestriction: true }, 'restricted', 451],
  ['both', { regionRestriction: true, maintenance: true }, 'restricted', 451],
  ['restriction of a tester', { regionRestriction: true, test: true }, 'restricted', 451],
])('%s shows its page with its status (S1, B32, rulings 74, 76)', async (_what, status, page, code) => {
  provider.answers[STATUS] = ok(status);
  expect((await run()).outcome).toEqual({ kind: 'show', page, status: code });
});

test.each([[{}], [{ test: true }], [{ maintenance: true, test: true }], [{ maintenance: false }]])(
  'with %j the page passes: test lets through a maintenance (ruling 74)',
  async (status) => {
    provider.answers[STATUS] = ok(status);
    const { outcome, context } = await run();
    expect([outcome, context.answerHeaders.get('retry-after')]).toEqual([undefined, null]);
  },
);

test('the page learns how long the call took, and nothing where an earlier answer served (T8, K7)', async () => {
  provider.answers[STATUS] = ok({}, { delayMs: 30 });
  const timings = [await run(), await run()].map(({ context }) => context.answerHeaders.get('server-timing'));
  const [, ms] = /^status;dur=(\d+\.\d)$/.exec(timings[0] ?? '') ?? [];
  expect(Number(ms)).toBeGreaterThanOrEqual(25);
  expect(timings[1]).toBeNull();
});

test('all who waited for one call get its time, and the page’s state holds nothing of it (T8)', async () => {
  provider.answers[STATUS] = ok({}, { delayMs: 30 });
  const all = await Promise.all([run(), run(), run()]);
  expect(provider.requests).toHaveLength(1);
  for (const { context } of all) {
    expect(context.answerHeaders.get('server-timing')).toMatch(/^status;dur=/);
    expect(Object.keys(context.state ?? {}).sort()).toEqual(['fault', 'status']);
  }
});

test('a failed status is reported as stale, without the reason (T8, ruling 77)', async () => {
  provider.answers[STATUS] = failed('busy', 500);
  const { context } = await run();
  expect(context.answerHeaders.get('server-timing')).toMatch(/^status;dur=\d+\.\d;desc=stale$/);
});

test('a maintenance names when to return (B32)', async () => {
  provider.answers[STATUS] = ok({
    maintenance: true,
    maintenanceEnd: new Date(Date.now() + 600_000).toISOString(),
  });
  const { context } = await run();
  expect(Number(context.answerHeaders.get('retry-after'))).toBeGreaterThan(590);
});

test('domain_not_available shows the neutral page with 421 (S2, X1)', async () => {
  provider.answers[STATUS] = failed('domain_not_available');
  expect((await run()).outcome).toEqual({ kind: 'show', page: 'domain', status: 421 });
});

const FAULTS = [[failed('busy', 500)], [{ drop: true }], [{ text: '<html>' }], [ok({ merchantCode: 'two' })]];

test.each(FAULTS)(
  'a status that answers %j at a cold start closes the site for 5 s at a time (FLT-17, FLT-18)',
  async (plan) => {
    provider.answers[STATUS] = plan;
    const { outcome, context } = await run();
    expect(outcome).toEqual({ kind: 'show', page: 'maintenance', status: 503 });
    expect(context.answerHeaders.get('retry-after')).toBe('5');
  },
);

test.each(FAULTS)(
  'a status that answers %j later lets the page pass, with the fault (ruling 77, FLT-16)',
  async (plan) => {
    const clock = movableClock();
    provider.answers[STATUS] = ok({ merchantCode: 'one' });
    await run();
    provider.answers[STATUS] = plan;
    await clock.advance(6_000);
    const { outcome, context } = await run();
    expect(outcome).toBeUndefined();
    expect(context.state?.fault?.code).toMatch(/busy|network_error|invalid_response/);
  },
);

test('a recovered provider is noticed within 5 s, whoever called before (FLT-17)', async () => {
  const clock = movableClock();
  provider.answers[STATUS] = { drop: true };
  expect((await run()).outcome).toMatchObject({ status: 503 });
  provider.answers[STATUS] = ok({});
  await clock.advance(2_100);
  expect((await run()).outcome).toBeUndefined();
});

test('the provider receives the page without its query (SEC-55)', async () => {
  provider.answers[STATUS] = ok({});
  await run();
  expect(provider.last().query.get('url')).toBe('http://one.localhost:3000/m/game');
  expect(JSON.stringify(provider.last().headers)).not.toContain('secret');
});

test.each([
  [undefined, 300],
  ['2026-01-01T00:10:00Z', 600],
  ['2026-01-01T00:00:05Z', 30],
  ['2026-01-02T00:00:00Z', 3600],
  ['2025-12-31T00:00:00Z', 300],
  ['soon', 300],
])('a maintenance that ends at %s has a Retry-After of %i s (B32)', (end, seconds) => {
  expect(retryAfterOf(end, Date.parse('2026-01-01T00:00:00Z'))).toBe(seconds);
});
