import { answerSession } from '@/lib/server/features/session/answer-session';
import { handleOf } from '@/lib/server/sessions/session';
import { toSessionCookies } from '@/lib/server/sessions/session-cookie';
import { aSession, toCookieHeader } from '@/tests/unit/server/support/facts';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([toEntry('one'), toEntry('two')]);

const ask = (headers: Record<string, string>) =>
  answerSession(
    new Request('http://one.localhost:3000/m/session', {
      headers: { host: 'one.localhost:3000', ...headers },
    }),
  );
const cookie = async (more = {}) => toCookieHeader(await toSessionCookies(aSession(more), false));

test('returns the signed-in member, with a handle in place of the token (E1, B2, SEC-57)', async () => {
  const response = await ask({ cookie: await cookie() });
  const text = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(JSON.parse(text)).toEqual({
    success: true,
    value: {
      token: handleOf(aSession()),
      id: '1001',
      userName: 'lan',
      customerType: 0,
      firstTimeLogin: false,
    },
  });
  expect(text).not.toContain('canary');
});

test('a session that an address began is new once, for the calls after a login (A15, RR2)', async () => {
  const first = await ask({ cookie: await cookie({ isNew: true }) });
  expect((await first.json()).value.isNew).toBe(true);
  const again = await ask({ cookie: toCookieHeader(first.headers.getSetCookie()) });
  expect((await again.json()).value).toEqual({
    token: handleOf(aSession()),
    id: '1001',
    userName: 'lan',
    customerType: 0,
    firstTimeLogin: false,
  });
});

test.each([
  ['no cookie', {}],
  ['a bad cookie', { cookie: 'mc=bad' }],
])(
  '%s is answered 401 customer.not.login, and the cookies are cleared (X6, SEC-50)',
  async (_what, headers) => {
    const response = await ask(headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ success: false, errorCode: 'customer.not.login' });
    expect(response.headers.getSetCookie().map((line) => line.split(';', 1)[0])).toEqual(['mc=', 'mc_hint=']);
  },
);

test('the cookie of another merchant is a visitor’s (SEC-12)', async () => {
  expect((await ask({ cookie: await cookie({ merchant: 'two' }) })).status).toBe(401);
});

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
])('requested from another site by %j it answers 403 (SEC-59)', async (headers) => {
  const response = await ask({ cookie: await cookie(), ...headers });
  expect([response.status, (await response.json()).errorCode]).toEqual([403, 'cross_site_request']);
});

test.each(['strange.example', 'a b'])('on host %j it answers 421 (SEC-1)', async (host) => {
  const response = await ask({ host, cookie: await cookie() });
  expect([response.status, (await response.json()).errorCode]).toEqual([421, 'domain_not_available']);
});
