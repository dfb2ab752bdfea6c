// Limits behind a trusted proxy: many addresses, one account.
import { callsTo, type RunningSite, startSite } from '@/tests/wire/support/start-site';
import { allowedIn, guess, makeStrictRegistry, post, postAll, times } from './sites';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({
    MERCHANTS: makeStrictRegistry(),
    TRUSTED_PROXY_HOPS: '1',
    METRICS_TOKEN: 'token',
  });
}, 30_000);
afterAll(() => site.stop());

const from = (address: string) => ({ 'X-Forwarded-For': `203.0.113.250, ${address}` });

const guessTogether = (name: string, network: string) =>
  Promise.all(times(12, (nth) => post(site.port, guess(name, from(`${network}.${nth}`)))));

it('allows ten tries of a name a minute from one address, in any spelling, known or not (SEC-62)', async () => {
  const spellings = ['lan', 'LAN', ' lan', 'l an', 'lan '];
  const known = times(25, (nth) => guess(spellings[nth % 5] ?? '', from('203.0.113.1')));
  const unknown = times(25, () => guess('nobody-has-this-name', from('203.0.113.2')));
  const toKnown = await postAll(site.port, known);
  const toUnknown = await postAll(site.port, unknown);
  expect([allowedIn(toKnown), allowedIn(toUnknown)]).toEqual([10, 10]);
  expect(await callsTo(site.provider, '/wps/session/login')).toHaveLength(20);
  const reported = [...toKnown.slice(10), ...toUnknown.slice(10)].map(({ text }) => {
    const { traceId: _trace, ...rest } = JSON.parse(text);
    return JSON.stringify(rest);
  });
  expect(new Set(reported).size).toBe(1);
});

it('locks no owner out of a name that twelve addresses guess at: the tries beyond ten are slow, known or not (SEC-62)', async () => {
  for (const [name, network] of [
    ['minh', '198.51.100'],
    ['nobody-has-that-name', '192.0.2'],
  ] as const) {
    const startedMs = performance.now();
    expect(allowedIn(await guessTogether(name, network))).toBe(12);
    // Ten at once, then one in 2 s.
    expect(performance.now() - startedMs).toBeGreaterThan(1_500);
  }
  const body = { type: 'username', username: 'minh', password: 'Passw0rd!' };
  const own = await post(site.port, { path: '/wps/session/login', body, headers: from('203.0.113.99') });
  expect(own.text).toContain('"success":true');
}, 30_000);

it('counts IPv6 by its /64 (SEC-65)', async () => {
  const inOne = times(40, (nth) => guess(`six${nth}`, from(`2001:db8:0:7::${(nth + 1).toString(16)}`)));
  expect(allowedIn(await postAll(site.port, inOne))).toBe(30);
  const [next] = await postAll(site.port, [guess('six', from('2001:db8:0:8::1'))]);
  expect(next?.status).not.toBe(429);
});

it('informs operators by metrics and one line a minute for each limit, without names (B42)', async () => {
  const answer = await fetch(`http://127.0.0.1:${site.port}/metrics`, {
    headers: { Authorization: 'Bearer token' },
  });
  const text = await answer.text();
  expect(text).toContain('site_limit_refusals_total{merchant="aurora",limit="loginAccount"} 30');
  expect(text).toContain('site_limit_refusals_total{merchant="aurora",limit="loginAddress"} 10');
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('refused by a limit'));
  expect(lines).toHaveLength(4);
  expect(lines.join()).not.toMatch(/nobody-has|198\.51|2001:db8/);
});
