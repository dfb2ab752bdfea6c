import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { ok, type Plan } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv({ METRICS_TOKEN: 'figures' });
const provider = freshProvider();

const CONFIG = 'GET /wps/system/config';
const ask = () => getAnswer({ merchant: aMerchant(provider.origin), row: siteConfig, visitor: aVisitor() });
const GOOD = { branding: { favicon: 'https://c.example/f.png' } };

const NONSENSE: [string, Plan][] = [
  ['HTML', { text: '<html>down</html>' }],
  ['nothing', { text: '' }],
  ['JSON without an envelope', { json: { banners: [] } }],
  ['a text as value', ok('x')],
  ['a list as value', ok([])],
  ['another merchant’s configuration', ok({ ...GOOD, merchantCode: 'two' })],
  ['a code that is no text', ok({ ...GOOD, merchantCode: { $ne: 'one' } })],
];

test.each(NONSENSE)('%s is no site configuration: the last good one stays (FLT-18)', async (_what, plan) => {
  const clock = movableClock();
  provider.answers[CONFIG] = ok(GOOD);
  await ask();
  provider.answers[CONFIG] = plan;
  await clock.advance(61_000);
  expect(await ask()).toMatchObject({ isStale: true, result: { ok: true, value: GOOD } });
  provider.answers[CONFIG] = ok({ ...GOOD, merchantCode: 'one' });
  await clock.advance(2_100);
  expect(await ask()).toMatchObject({ isStale: false, result: { ok: true } });
});

test('the case of the merchant’s code makes no other merchant (FLT-18)', async () => {
  provider.answers[CONFIG] = ok({ ...GOOD, merchantCode: 'ONE' });
  expect((await ask()).result.ok).toBe(true);
});

test.each(NONSENSE)('%s at a cold start is a failure, and is not cached (FLT-18)', async (_what, plan) => {
  provider.answers[CONFIG] = plan;
  expect(await ask()).toMatchObject({ status: 502, result: { ok: false, code: 'invalid_response' } });
  provider.answers[CONFIG] = ok(GOOD);
  expect(await ask()).toMatchObject({ result: { ok: true, value: GOOD } });
});

test.each([{}, null])(
  'a configuration that is suddenly %j is refused; one that always was is not (FLT-18)',
  async (empty) => {
    const clock = movableClock();
    provider.answers[CONFIG] = ok(empty);
    expect((await ask()).result.ok).toBe(true);
    provider.answers[CONFIG] = ok(GOOD);
    await clock.advance(61_000);
    await ask();
    provider.answers[CONFIG] = ok(empty);
    await clock.advance(61_000);
    expect(await ask()).toMatchObject({ isStale: true, result: { value: GOOD } });
  },
);

test('rejections are counted by merchant (FLT-18, B42)', async () => {
  provider.answers[CONFIG] = ok({ merchantCode: 'two' });
  await ask();
  expect(await getMetrics()?.registry.getSingleMetricAsString('site_answers_refused_total')).toContain(
    '{merchant="one",from="provider"} 1',
  );
});
