// Limits behind a trusted proxy: many addresses, one account.
import { callsTo, type RunningSite, startSite } from '@/tests/wire/support/start-site';
import { allowedIn, guess, makeStrictRegistry, postAll, times } from './sites';

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

it('lets an account be tried ten times a minute from however many addresses, in any spelling, known or not (SEC-62)', async () => {
  const spellings = ['lan', 'LAN', ' lan', 'l an', 'lan '];
  const known = times(25, (nth) => guess(spellings[nth % 5] ?? '', from(`198.51.100.${nth}`)));
  const unknown = times(25, (nth) => guess('nobody-has-this-name', from(`192.0.2.${nth}`)));
  const toKnown = await postAll(site.port, known);
  const toUnknown = await postAll(site.port, unknown);
  expect([allowedIn(toKnown), allowedIn(toUnknown)]).toEqual([10, 10]);
  expect(await callsTo(site.provider, '/wps/session/login')).toHaveLength(20);
  const told = [...toKnown.slice(10), ...toUnknown.slice(10)].map(({ text }) => {
    const { traceId: _trace, ...rest } = JSON.parse(text);
    return JSON.stringify(rest);
  });
  expect(new Set(told).size).toBe(1);
});

it('counts IPv6 by its /64 (SEC-65)', async () => {
  const inOne = times(40, (nth) => guess(`six${nth}`, from(`2001:db8:0:7::${(nth + 1).toString(16)}`)));
  expect(allowedIn(await postAll(site.port, inOne))).toBe(30);
  const [next] = await postAll(site.port, [guess('six', from('2001:db8:0:8::1'))]);
  expect(next?.status).not.toBe(429);
});

it('tells operators by figures and one line a minute for each limit, without names (B42)', async () => {
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
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toMatch(/nobody-has|198\.51|2001:db8/);
});
