import { withToken } from '@/lib/server/pipeline/entry/with-token';
import { readSession } from '@/lib/server/sessions/session-cookie';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { aContext, enteredBy, sessionCookie } from '@/tests/unit/server/support/pipeline-request';
import { failed, ok, type Plan } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const provider = freshProvider();
beforeEach(() => {
  provider.answers['GET /wps/member/info'] = ok({ id: 2002, account: 'minh', type: 1 });
});

const run = async (path: string, headers: Record<string, string> = {}) =>
  enteredBy(await withToken(aContext(path, aMerchant(provider.origin), headers)));

test.each(['token', 'tokens'])(
  '%s is verified and becomes the session, and the address loses it; the session is new to its page (RR2, A15, ruling 4, SEC-55)',
  async (name) => {
    const { status, location, session, referrer } = await run(`/m/game?x=1&${name}=query-token&r=abc`);
    expect([status, location, referrer]).toEqual([303, '/m/game?x=1&r=abc', 'no-referrer']);
    expect(session).toMatchObject({
      merchant: 'one',
      token: 'query-token',
      id: '2002',
      userName: 'minh',
      customerType: 1,
      isNew: true,
    });
    expect(provider.last()).toMatchObject({
      path: '/wps/member/info',
      headers: { authorization: 'query-token' },
    });
  },
);

test('of both names token wins, and both leave the address (ruling 4)', async () => {
  const { session, location } = await run('/m/home?tokens=second&token=first&token=again');
  expect([session?.token, location]).toEqual(['first', '/m/home']);
});

test('`tokens` is used if `token` is empty (RR2)', async () => {
  expect((await run('/m/home?token=&tokens=b')).session?.token).toBe('b');
});

test.each<[string, Plan]>([
  ['refuses it', failed('user.or.token.invalid')],
  ['answers 401', { status: 401 }],
  ['names no member', ok({})],
  ['names a member without id and account', ok({ id: null, account: '' })],
  ['is down', { drop: true }],
])(
  'where the provider %s, the address is cleaned and no one is signed in (RR2, SEC-55)',
  async (_what, plan) => {
    provider.answers['GET /wps/member/info'] = plan;
    const { status, location, cookies, referrer } = await run('/m/game?token=bad');
    expect([status, location, cookies, referrer]).toEqual([303, '/m/game', [], 'no-referrer']);
  },
);

test.each([' ', 'a b', 'é', 'x'.repeat(2049), '%0d%0aX: y', '%00'])(
  'the token %.20j is not even sent (SEC-27)',
  async (token) => {
    const { status, cookies } = await run(`/m/game?token=${token}`);
    expect([status, cookies, provider.requests.length]).toEqual([303, [], 0]);
  },
);

test('where another member is signed in, the visitor confirms first (ruling 4, SEC-56)', async () => {
  const { status, location, session, offer } = await run('/m/game?x=1&r=abc&token=query-token', {
    cookie: await sessionCookie({ id: '1001' }),
  });
  expect([status, location, session]).toEqual([303, '/m/switch?r=abc', undefined]);
  expect(offer).toMatchObject({
    location: '/m/game?x=1&r=abc',
    session: { id: '2002', token: 'query-token' },
  });
});

test('members whom the provider names by account alone are told apart by it (E3, SEC-56)', async () => {
  provider.answers['GET /wps/member/info'] = ok({ account: 'minh' });
  const arrive = async (userName: string) =>
    run('/m/game?token=query-token', { cookie: await sessionCookie({ id: '', userName }) });
  expect((await arrive('lan')).location).toBe('/m/switch');
  expect((await arrive('minh')).session).toMatchObject({ id: '', userName: 'minh' });
});

test('the same member simply continues, under a fresh sign-in that ends the one before (ruling 4, SEC-51)', async () => {
  const cookie = await sessionCookie({ id: '2002', token: 'old' });
  const { location, session } = await run('/m/game?token=query-token', { cookie });
  expect([location, session?.token]).toEqual(['/m/game', 'query-token']);
  expect(await readSession(new Headers({ cookie }), 'one', false)).toBeUndefined();
});

test('an address without a token passes untouched (RR2)', async () => {
  expect((await run('/m/home?code=a&state=b')).status).toBeUndefined();
  expect(provider.requests).toHaveLength(0);
});

test.each(['//evil.example/?token=t', '/m/..//evil.example/?token=t', '/\\evil.example/?token=t'])(
  '%s is cleaned without leaving the own origin (SEC-74)',
  async (path) => {
    const { location } = await run(path);
    expect(new URL(location ?? '', 'http://own.example').origin).toBe('http://own.example');
  },
);
