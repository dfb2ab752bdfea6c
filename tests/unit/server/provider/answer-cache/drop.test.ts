import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { dropAnswers } from '@/lib/server/provider/answer-cache/answer-store';
import { onConfigChange } from '@/lib/server/provider/answer-cache/config-changes';
import type { ProviderCall } from '@/lib/server/provider/provider-call';
import { gameVendors } from '@/lib/shared/calls/game-table';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv({ METRICS_TOKEN: 'figures' });
const provider = freshProvider();
beforeEach(() => {
  provider.answers[CONFIG] = ({ headers }) => ok({ branding: {}, of: headers.merchant });
  provider.answers[VENDORS] = ok([]);
});

const CONFIG = 'GET /wps/system/config';
const VENDORS = 'GET /wps/relay/GCSGAME_newGameVendor';
const ask = (code: string, row: ProviderCall['row'] = siteConfig) =>
  getAnswer({ merchant: aMerchant(provider.origin, {}, code), row, visitor: aVisitor() });
const callsOf = (code: string) => provider.requests.filter(({ headers }) => headers.merchant === code).length;

async function countOf(merchant: string, cacheStatus: string): Promise<number> {
  const { values = [] } = (await getMetrics()?.answers.get()) ?? {};
  return values.find(({ labels }) => labels.merchant === merchant && labels.way === cacheStatus)?.value ?? 0;
}

test('a change of one merchant drops its answers alone: the other’s are all hits (SEC-15)', async () => {
  for (const code of ['one', 'two']) for (const row of [siteConfig, gameVendors]) await ask(code, row);
  dropAnswers(['one']);
  for (let times = 0; times < 50; times += 1)
    for (const row of [siteConfig, gameVendors]) await ask('two', row);
  expect([callsOf('two'), await countOf('two', 'hit'), await countOf('two', 'miss')]).toEqual([2, 100, 2]);
  for (const row of [siteConfig, gameVendors]) await ask('one', row);
  expect([callsOf('one'), await countOf('one', 'hit'), await countOf('one', 'miss')]).toEqual([4, 0, 4]);
  await ask('one');
  expect(callsOf('one')).toBe(4);
});

test('dropped answers still serve while the provider fails (SEC-15, FLT-16)', async () => {
  await ask('one');
  dropAnswers(['one']);
  provider.answers[CONFIG] = failed('busy', 503);
  expect(await ask('one')).toMatchObject({ isStale: true, result: { ok: true, value: { of: 'one' } } });
});

test('a changed configuration text is announced to the listeners, with its merchant alone (SEC-15)', async () => {
  const clock = movableClock();
  const events: string[] = [];
  onConfigChange((code) => events.push(code));
  onConfigChange(() => {
    throw new Error('a listener of its own trouble');
  });
  await Promise.all([ask('one'), ask('two')]);
  await clock.advance(61_000);
  await Promise.all([ask('one'), ask('two')]);
  expect(events).toEqual([]);
  provider.answers[CONFIG] = ({ headers }) =>
    ok({
      branding: headers.merchant === 'one' ? { favicon: 'https://c.example/n.png' } : {},
      of: headers.merchant,
    });
  await clock.advance(61_000);
  await Promise.all([ask('one'), ask('two')]);
  expect(events).toEqual(['one']);
});

test('an answer carries when the provider gave it, and whether its time is over (FLT-16)', async () => {
  const clock = movableClock();
  const givenMs = Date.now();
  expect(await ask('one')).toMatchObject({ storedAtMs: givenMs, isStale: false });
  await clock.advance(30_000);
  expect(await ask('one')).toMatchObject({ storedAtMs: givenMs, isStale: false });
  provider.answers[CONFIG] = failed('busy', 503);
  await clock.advance(3_600_000);
  expect(await ask('one')).toMatchObject({ storedAtMs: givenMs, isStale: true });
});

test('the age of a stale answer is in the metrics, and disappears when the provider is back (FLT-16, B42)', async () => {
  const clock = movableClock();
  const age = async () =>
    (await getMetrics()?.registry.getSingleMetricAsString('site_answer_stale_seconds')) ?? '';
  await ask('one');
  provider.answers[CONFIG] = failed('busy', 503);
  await clock.advance(7_200_000);
  await ask('one');
  expect(await age()).toContain('{merchant="one",call="siteConfig"} 7200');
  expect(await countOf('one', 'stale')).toBe(1);
  provider.answers[CONFIG] = ok({ back: 1 });
  await clock.advance(2_100);
  await ask('one');
  expect(await age()).not.toContain('merchant="one"');
});
