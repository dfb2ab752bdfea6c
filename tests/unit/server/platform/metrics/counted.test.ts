import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { recordPage } from '@/lib/server/pipeline/record-page';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const provider = freshProvider();
beforeAll(() => {
  setRegistry([toEntry('one', { backend: { origin: provider.origin } })], { METRICS_TOKEN: 'token' });
});

const read = async () => (await getMetrics()?.registry.metrics()) ?? '';
const calls = async () => (await read()).split('\n').filter((line) => line.startsWith('site_relay_calls'));
const VALUE = { type: 'performance', fcp: 120, lcp: 300, shell: 90 };

test('the proxy counts each call once, by its endpoint and outcome (B42)', async () => {
  provider.answers['GET /wps/system/country'] = ok({});
  provider.answers['GET /wps/member/info'] = failed('busy', 503);
  await handleCall(callRequest('/wps/system/country'));
  await handleCall(callRequest('/wps/member/info'));
  await handleCall(callRequest('/wps/no/such/<call>'));
  await handleCall(callRequest('/wps/system/country', undefined, { host: 'else.example' }));
  expect(await calls()).toEqual([
    'site_relay_calls_total{merchant="one",call="country",result="ok"} 1',
    'site_relay_calls_total{merchant="one",call="memberInfo",result="refused"} 1',
    'site_relay_calls_total{merchant="one",call="none",result="unknown_call"} 1',
    'site_relay_calls_total{merchant="none",call="none",result="domain_not_available"} 1',
  ]);
});

test('a beacon is measured under the host’s merchant and passed on with it (T7, SEC-38)', async () => {
  provider.answers['POST /wps/system/collect'] = ok({});
  await handleCall(callRequest('/wps/system/collect', { merchant: 'two', value: VALUE }));
  expect(JSON.parse(provider.last().text)).toEqual({ merchant: 'one', value: VALUE });
  const text = await read();
  expect(text).toContain('site_vital_seconds_sum{merchant="one",vital="lcp"} 0.3');
  expect(text).not.toContain('two');
});

test.each([
  ['cross-site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, VALUE, 403],
  ['not JSON', { 'content-type': 'text/plain' }, VALUE, 415],
  ['over 256 KiB', {}, 'x'.repeat(300 * 1024), 413],
])(
  'a beacon that is %s is neither measured nor passed on (SEC-38)',
  async (_what, headers, value, status) => {
    const answer = await handleCall(callRequest('/wps/system/collect', { value }, headers));
    expect([answer.status, provider.requests.length]).toEqual([status, 0]);
    expect(await read()).not.toMatch(/site_beacons_total\{/);
  },
);

test.each([
  [200, 'text/html; charset=utf-8', '2xx'],
  [503, 'text/html; charset=utf-8', '5xx'],
  [307, 'text/plain; charset=utf-8', '3xx'],
  [200, 'application/json', undefined],
  [304, undefined, undefined],
])('an answer of %i as %s counts as %s page (B42)', async (statusCode, type, status) => {
  let finish: () => void = () => undefined;
  const response = {
    statusCode,
    getHeader: () => type,
    once: (_event: string, listener: () => void) => {
      finish = listener;
    },
  };
  recordPage({ headers: { host: 'ONE.localhost:3000' } }, response as never);
  finish();
  const match = /site_pages_total\{merchant="(\w+)",status="(\w+)"\} 1/.exec(await read());
  expect(match?.slice(1)).toEqual(status && ['one', status]);
});
