import { answerHandoff, answerHandoffOrigins } from '@/lib/server/features/handoff/answer-handoff';
import { redeemHandoffToken } from '@/lib/server/sessions/handoff/handoff-token';
import { aSession, toCookieHeader } from '@/tests/unit/server/support/facts';
import { sessionCookie } from '@/tests/unit/server/support/pipeline-request';
import { failed, ok, type Provider, startProvider } from '@/tests/unit/server/support/recording-provider';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

let provider: Provider;
const HOST = 'one.example';
const OWN = { host: HOST, origin: `https://${HOST}`, 'x-forwarded-proto': 'https', 'user-agent': 'iPhone' };
const JSON_TYPE = { 'content-type': 'application/json' };

beforeAll(async () => {
  provider = await startProvider();
  const backend = { origin: provider.origin };
  const hosts = [HOST, 'fast.example', '*.wild.example'];
  setRegistry(
    [
      toEntry('one', { backend, hosts }),
      toEntry('two', { backend, hosts: ['two.example', 'own.wild.example'] }),
      toEntry('lone', { backend, hosts: ['lone.example'] }),
    ],
    { TRUSTED_PROXY_HOPS: '1' },
  );
});
beforeEach(() => {
  provider.reset();
  forget();
});
afterAll(() => provider.close());

const name = (...names: string[]): void => {
  provider.answers['GET /wps/system/domainRoute'] = ok({
    domainList: names.map((domainName) => ({ domainName })),
  });
};
const origins = async (more: Record<string, string> = {}) => {
  const { host } = { ...OWN, ...more };
  const answer = await answerHandoffOrigins(
    new Request(`https://${host}/m/move`, { headers: { ...OWN, origin: `https://${host}`, ...more } }),
  );
  return answer.status === 200 ? (await answer.json()).value.origins : answer.status;
};
const move = (body: unknown, more: Record<string, string> = {}) =>
  answerHandoff(
    new Request(`https://${HOST}/m/move`, {
      method: 'POST',
      headers: { ...OWN, ...JSON_TYPE, ...more },
      body: JSON.stringify(body),
    }),
  );

test('the provider names domains, the registry decides which of them are the merchant’s (B46, SEC-72)', async () => {
  name(HOST, 'evil.example', 'two.example', 'own.wild.example', 'fast.example', 'm.wild.example');
  expect(await origins()).toEqual(['https://fast.example', 'https://m.wild.example']);
  expect(provider.last().query.get('device')).toBe('mobile');
  expect(await origins()).toHaveLength(2);
  expect(provider.callsTo('/wps/system/domainRoute')).toHaveLength(1);
});

test('four domains are raced, wherever in a long list they are (B46)', async () => {
  const own = Array.from({ length: 6 }, (_, at) => `m${at}.wild.example`);
  name(...Array.from({ length: 30 }, (_, at) => `foreign${at}.example`), ...own);
  expect(await origins()).toEqual(own.slice(0, 4).map((host) => `https://${host}`));
});

test('a merchant with one host sends no ping (B46)', async () => {
  name('fast.example');
  expect(await origins({ host: 'lone.example' })).toEqual([]);
  expect(provider.requests).toHaveLength(0);
});

test('a provider that fails names nothing (B46)', async () => {
  provider.answers['GET /wps/system/domainRoute'] = failed('system.error');
  expect(await origins()).toEqual([]);
});

test('only pages of this host are answered (SEC-58, SEC-59)', async () => {
  name('fast.example');
  expect(await origins({ origin: 'https://fast.example' })).toBe(403);
  expect(await origins({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await origins({ host: 'nobody.example' })).toBe(421);
  const to = { to: 'https://fast.example' };
  const strangers: Record<string, string>[] = [
    { origin: 'https://fast.example' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const more of strangers) expect((await move(to, more)).status).toBe(403);
  expect((await move(to, { 'content-type': 'text/plain' })).status).toBe(415);
});

test('a visitor is led to the entry page with the carried query and their language, without a token (B46, RR12)', async () => {
  name('fast.example');
  const answer = await move({ to: 'https://fast.example', query: 'r=ab&evil=1&token=x&ticket=y' });
  expect(await answer.json()).toEqual({
    success: true,
    value: { location: 'https://fast.example/m/index.html?r=ab&lang=EN' },
  });
  expect([answer.headers.get('cache-control'), answer.headers.getSetCookie()]).toEqual(['no-store', []]);
});

test('a member is led there with a ticket for that host and this browser (B46)', async () => {
  name('m.wild.example');
  const cookie = (await sessionCookie()).replaceAll(/(^|; )mc/g, '$1__Host-mc');
  const { value } = await (await move({ to: 'https://m.wild.example' }, { cookie })).json();
  const url = new URL(value.location);
  expect([url.origin, url.pathname]).toEqual(['https://m.wild.example', '/m/index.html']);
  const ticket = url.searchParams.get('ticket') ?? '';
  const holder = { merchant: 'one', host: 'm.wild.example', userAgent: 'iPhone' };
  expect(await redeemHandoffToken(ticket, holder)).toMatchObject({ token: aSession().token });
});

test.each([
  'https://evil.example',
  'https://two.example',
  'https://own.wild.example',
  'https://one.example',
  'http://fast.example',
  'https://fast.example:8443',
  'https://m.wild.example',
])('no one is led to %s, and no ticket is issued (SEC-72)', async (to) => {
  const named = [to, 'evil.example', 'two.example', 'own.wild.example', 'fast.example', 'one.example'];
  name(...named.filter((one) => one !== 'https://m.wild.example'));
  const answer = await move({ to });
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});

test('a player on a break is led nowhere (B5)', async () => {
  name('fast.example');
  const end = Math.floor(Date.now() / 1000) + 3600;
  const cookie = toCookieHeader([`__Host-mc_break=${end}`]);
  expect(await origins({ cookie })).toEqual([]);
  expect((await move({ to: 'https://fast.example' }, { cookie })).status).toBe(404);
});

test.each([{}, { to: 'fast.example' }, { to: 'https://fast.example/' }, []])(
  '%j is refused (B46)',
  async (body) => {
    expect((await move(body)).status).toBe(400);
  },
);
