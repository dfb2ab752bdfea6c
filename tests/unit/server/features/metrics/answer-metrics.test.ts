import { answerMetrics } from '@/lib/server/features/metrics/answer-metrics';
import { recordBeacon } from '@/lib/server/features/metrics/record-beacon';
import { endOf, recordCall } from '@/lib/server/platform/metrics/record-call';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const TOKEN = 'a-token-of-the-collector';
setRegistry([toEntry('one')], { METRICS_TOKEN: TOKEN });
beforeEach(() => forget('figures'));

const ask = (authorization?: string) =>
  answerMetrics(new Request('http://127.0.0.1/metrics', { headers: authorization ? { authorization } : {} }));
const read = async () => (await ask(`Bearer ${TOKEN}`)).text();

test.each([undefined, TOKEN, 'Bearer', 'Bearer wrong', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])(
  'the authorization %s is refused without a word (provider-api §1, SEC-108)',
  async (authorization) => {
    const answer = await ask(authorization);
    expect([answer.status, answer.headers.get('www-authenticate'), await answer.text()]).toEqual([
      401,
      'Bearer',
      '',
    ]);
  },
);

test('a client with the token gets Prometheus text, not to be stored or listed, with no version in it (SEC-108)', async () => {
  const answer = await ask(`Bearer ${TOKEN}`);
  const text = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
    'no-store',
    'noindex, nofollow',
  ]);
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toMatch(/version_info|v\d+\.\d+\.\d+/);
  expect(text).not.toContain(TOKEN);
});

test('beacons become histograms in seconds under the merchant; sentinels are counted apart (W10, T8, B42)', async () => {
  recordBeacon('one', { type: 'performance', fcp: 1500, lcp: -1, shell: -2, cls: 0.02 });
  recordBeacon('one', { type: 'statusTiming', duration: 40, stale: true });
  recordBeacon('one', { type: 'else', merchant: 'two' });
  const text = await read();
  for (const line of [
    'site_beacons_total{merchant="one",type="performance"} 1',
    'site_beacons_total{merchant="one",type="statusTiming"} 1',
    'site_beacons_total{merchant="one",type="other"} 1',
    'site_vital_seconds_sum{merchant="one",vital="fcp"} 1.5',
    'site_vital_absent_total{merchant="one",vital="lcp",reason="unsupported"} 1',
    'site_vital_absent_total{merchant="one",vital="shell",reason="missing"} 1',
    'site_vital_layout_shift_sum{merchant="one"} 0.02',
    'site_status_seconds_sum{merchant="one",state="stale"} 0.04',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('two');
});

test('a call is counted by its row and its end; a provider’s code is no label (B42)', async () => {
  const end = (result: object) =>
    recordCall({
      merchant: 'one',
      call: 'login',
      end: endOf(result as never),
      startedMs: performance.now() - 300,
    });
  end({ ok: true });
  end({ ok: false, code: 'login.cred.err' });
  end({ ok: false, code: 'timeout' });
  const refused = { end: 'refused', startedMs: performance.now() } as const;
  recordCall({ merchant: undefined, call: undefined, ...refused });
  const text = await read();
  for (const line of [
    'site_relay_calls_total{merchant="one",call="login",result="ok"} 1',
    'site_relay_calls_total{merchant="one",call="login",result="refused"} 1',
    'site_relay_calls_total{merchant="one",call="login",result="timeout"} 1',
    'site_relay_calls_total{merchant="none",call="none",result="refused"} 1',
    'site_relay_call_seconds_bucket{le="0.25",merchant="one",call="login"} 0',
    'site_relay_call_seconds_count{merchant="one",call="login"} 3',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('login.cred.err');
});
