import { loginByMaya } from '@/lib/client/auth/maya/login-by-maya';
import { takeMayaSession } from '@/lib/client/auth/maya/take-maya-session';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { replacePage } from '@/lib/client/page/leave-page';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';

// Attribution has tests of its own.
jest.mock('@/lib/client/attribution/get-registration-facts', () => ({
  getRegistrationFacts: async () => ({
    registerMethod: 'H5',
    registerUrl: 'http://localhost/',
    domain: 'localhost',
  }),
}));

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));

const LOGIN = '/wps/session/login/maya';
const session = { sessionId: 's1', env: 'prod' };
const member = success({ token: 'h', id: '1', userName: 'wallet' });

beforeEach(resetPage);
afterEach(() => history.replaceState(null, '', '/'));

test('the session is removed from the address immediately (A22)', () => {
  history.replaceState(null, '', '/m/home?kw=a#sessionId=s1&env=prod');
  expect(takeMayaSession()).toEqual(session);
  expect(window.location.href).toMatch(/\/m\/home\?kw=a$/);
  expect(takeMayaSession()).toBeUndefined();
});

test('another hash stays where it is', () => {
  history.replaceState(null, '', '/m/home#part');
  expect(takeMayaSession()).toBeUndefined();
  expect(window.location.hash).toBe('#part');
});

test('a valid session signs in with the specified payload (A22, K6)', async () => {
  const calls = fakeFetch(() => member);
  expect(await loginByMaya(session, false)).toBe(true);
  expect(calls.map(({ url }) => url)).toEqual([LOGIN]);
  expect(JSON.parse(String(calls[0]?.init.body))).toMatchObject({ ...session, domain: 'localhost' });
  expect(replacePage).toHaveBeenCalledWith('/m/home');
});

const refusals = [
  ['maya.session.invalid', 200],
  ['wallet_token_expired', 401],
  ['user.or.token.invalid', 401],
  ['E40017', 400],
  ['system.error', 500],
  ['wallet.gone', 502],
] as const;

test.each(refusals)(
  'one refused as %s under %i is renewed by its environment and tried once more (A22)',
  async (code, status) => {
    const ended = { ...failure(code, 'Ended'), status };
    const calls = fakeFetch((path, { init }) => {
      if (path !== LOGIN) return success({ sessionId: 's2' });
      return JSON.parse(String(init.body)).sessionId === 's2' ? member : ended;
    });
    expect(await loginByMaya(session, false)).toBe(true);
    expect(calls.map(({ url }) => url)).toEqual([
      LOGIN,
      '/wps/relay/WPS3RD_refreshMayaTokens?env=prod',
      LOGIN,
    ]);
  },
);

test.each(refusals)(
  'one refused as %s under %i that cannot be renewed shows a message, is tried no third time, and ends no session of a member',
  async (code, status) => {
    sessionStorage.setItem('MC_SESSION_INFO', '{"token":"own"}');
    const calls = fakeFetch(() => ({ ...failure(code, 'Ended'), status }));
    expect(await loginByMaya(session, false)).toBe(false);
    expect(calls).toHaveLength(2);
    expect(getOverlays().notices).toMatchObject([{ text: 'Ended' }]);
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toContain('"token":"own"');
  },
);

test('one whose renewal is refused as well shows the message of the second login', async () => {
  let logins = 0;
  fakeFetch((path) => {
    if (path !== LOGIN) return success({ sessionId: 's2' });
    logins += 1;
    return failure('blocked', `Refusal ${logins}`);
  });
  expect(await loginByMaya(session, false)).toBe(false);
  expect(getOverlays().notices.at(-1)).toMatchObject({ text: 'Refusal 2' });
});

test.each([
  ['token_ip_different', 200],
  ['TOO_MANY_REQUESTS', 429],
  ['invalid_response', 502],
  ['unavailable', 503],
])('%s under %i is no matter of the wallet’s session and renews nothing', async (code, status) => {
  const calls = fakeFetch(() => ({ ...failure(code, 'No'), status }));
  expect(await loginByMaya(session, false)).toBe(false);
  expect(calls).toHaveLength(1);
});
