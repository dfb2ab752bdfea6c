import { withMaya } from '@/lib/server/pipeline/entry/with-maya';
import { runPipeline } from '@/lib/server/pipeline/run-pipeline';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { aContext, answerOf, pageRequest } from '@/tests/unit/server/support/pipeline-request';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([toEntry('one', { entry: { maya: true } }), toEntry('two')]);

const at = (path: string, host = 'one.localhost') => withMaya(aContext(path, getMerchantByHost(host)));

test('a wallet’s session leaves the query for the hash, and no referrer names it (A22, ruling 38)', () => {
  const outcome = at('/m/home?kw=a&sessionId=s1&env=prod');
  expect(answerOf(outcome)?.slice(0, 2)).toEqual([303, '/m/home?kw=a#sessionId=s1&env=prod']);
  expect(outcome?.kind === 'respond' && outcome.response.headers.get('referrer-policy')).toBe('no-referrer');
});

test('a broken one is removed without a trace', () => {
  expect(answerOf(at('/m/home?sessionId=s%20s&env=prod'))?.[1]).toBe('/m/home');
});

test('at a merchant without the wallet the session is removed without a trace too, since nothing uses it (ruling 38)', () => {
  const outcome = at('/m/home?kw=a&sessionId=s1&env=prod', 'two.localhost');
  expect(answerOf(outcome)?.slice(0, 2)).toEqual([303, '/m/home?kw=a']);
});

test('nothing happens without one', () => {
  expect(at('/m/home?env=prod')).toBeUndefined();
  expect(at('/m/home?env=prod', 'two.localhost')).toBeUndefined();
});

test('the step is in the pipeline before any page is shown', async () => {
  const { outcome } = await runPipeline(pageRequest('/m/home?sessionId=s1&env=prod'));
  expect(answerOf(outcome)?.[1]).toBe('/m/home#sessionId=s1&env=prod');
});
