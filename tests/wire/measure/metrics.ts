// Beacons and figures on a built site: what a browser may send, what an operator's collector reads (SEC-38, SEC-108, B42).
import { ask, ownPost } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/measured-site';
import { METRICS_TOKEN as TOKEN } from '@/tests/wire/support/page-cache-status';
import { control } from '@/tests/wire/support/start-site';

const PERFORMANCE = { type: 'performance', fcp: 120, lcp: -1, shell: 90 };

const beacon = (body: unknown, headers: Record<string, string> = {}, host = 'aurora.localhost') =>
  ask({
    port: site.port,
    host,
    path: '/wps/system/collect',
    method: 'POST',
    headers: { ...ownPost(site.port, host), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const received = async () => (await control(site.provider, 'received?kind=collect')) as { data: string }[];
const metrics = (authorization = `Bearer ${TOKEN}`, host = '10.1.2.3') =>
  ask({ port: site.port, host, path: '/metrics', headers: { authorization } });

describe('the beacon (T7, SEC-38)', () => {
  it('the host decides the merchant, whatever the body says', async () => {
    const answer = await beacon({ merchant: 'rio', value: PERFORMANCE });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await received())).toContain('aurora');
    expect(JSON.stringify(await received())).not.toContain('rio');
  });

  it('1 MB is too much, another site may not send, and only JSON is taken', async () => {
    const before = (await received()).length;
    const large = await beacon({ merchant: 'aurora', value: 'x'.repeat(1024 * 1024) }).catch(() => undefined);
    expect([413, undefined]).toContain(large?.status);
    const origin = 'https://evil.example';
    const cross = [
      await beacon({ value: PERFORMANCE }, { Origin: origin, 'Sec-Fetch-Site': 'cross-site' }),
      await beacon({ value: PERFORMANCE }, { Origin: origin }),
      await beacon({ value: PERFORMANCE }, { 'Sec-Fetch-Site': 'same-site' }),
      await beacon({ value: PERFORMANCE }, { 'Content-Type': 'text/plain' }),
    ];
    expect(cross.map(({ status }) => status)).toEqual([403, 403, 403, 415]);
    expect(await received()).toHaveLength(before);
  });

  it('a browser without Sec-Fetch-Site is believed by its Origin', async () => {
    const { 'Sec-Fetch-Site': _, ...old } = ownPost(site.port);
    const answer = await ask({
      port: site.port,
      path: '/wps/system/collect',
      method: 'POST',
      headers: old,
      body: JSON.stringify({ merchant: 'aurora', value: PERFORMANCE }),
    });
    expect(answer.status).toBe(200);
  });
});

describe('/metrics (provider-api §1, B42, SEC-108)', () => {
  it('a missing or wrong token gets nothing, on any host', async () => {
    for (const token of ['', 'Bearer', 'Bearer x', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`]) {
      const answer = await metrics(token, 'aurora.localhost');
      expect([answer.status, answer.text]).toEqual([401, '']);
    }
  });

  it('the token opens figures of calls, pages and beacons by merchant, without a version', async () => {
    await ask({ port: site.port, path: '/m/home' });
    await ask({ port: site.port, path: '/m/no-such-page' });
    await ask({ port: site.port, path: '/wps/system/country' });
    await ask({ port: site.port, path: '/wps/no/call' });
    const { status, headers, text } = await metrics();
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex, nofollow',
    ]);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    for (const line of [
      /^site_pages_total\{merchant="aurora",status="2xx"\} [1-9]/m,
      /^site_pages_total\{merchant="aurora",status="4xx"\} [1-9]/m,
      /^site_relay_calls_total\{merchant="aurora",call="country",result="ok"\} 1$/m,
      /^site_relay_calls_total\{merchant="aurora",call="none",result="unknown_call"\} 1$/m,
      /^site_relay_calls_total\{merchant="aurora",call="collect",result="cross_site_request"\} 3$/m,
      /^site_vital_seconds_sum\{merchant="aurora",vital="fcp"\} 0\.24$/m,
      /^site_vital_absent_total\{merchant="aurora",vital="lcp",reason="unsupported"\} 2$/m,
      /^process_resident_memory_bytes \d/m,
    ])
      expect(text).toMatch(line);
    expect(text).not.toMatch(/nodejs_version|"rio"|v\d+\.\d+\.\d+/i);
  });

  it('a page states how long the provider’s status call took, and only where it was made (T8, K7)', async () => {
    const home = () => ask({ port: site.port, host: 'lotus.localhost', path: '/m/home' });
    expect((await home()).headers['server-timing']).toMatch(/^status;dur=\d+\.\d$/);
    expect((await home()).headers['server-timing']).toBeUndefined();
    await control(site.provider, 'faults', { path: '/wps/v2/system/status', merchant: 'noor', kind: 'drop' });
    const stale = await ask({ port: site.port, host: 'noor.localhost', path: '/m/home' });
    expect(stale.headers['server-timing']).toMatch(/^status;dur=\d+\.\d;desc=stale$/);
  });
});

it.each(['10.1.2.3', 'aurora.localhost'])(
  'on the host %s health and readiness name neither a version nor a merchant to a client without the token (SEC-108)',
  async (host) => {
    for (const [path, status] of Object.entries({ '/healthz': 'ok', '/readyz': 'ready' })) {
      const { headers, text } = await ask({ port: site.port, host, path });
      expect(JSON.parse(text)).toMatchObject({ status });
      expect(text).not.toMatch(/aurora|rio|noor|lotus|version|\d\.\d/i);
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  },
);
