import { loginByMaya } from '@/lib/client/auth/maya/login-by-maya';
import { takeMayaSession } from '@/lib/client/auth/maya/take-maya-session';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { replacePage } from '@/lib/client/page/leave-page';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';

// Where a player comes from is told by tests of its own.
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

test('the session leaves the address at once (A22)', () => {
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

test('a valid session signs in with the payload of SPEC §7 (A22, K6)', async () => {
  const asked = fakeFetch(() => member);
  expect(await loginByMaya(session, false)).toBe(true);
  expect(asked.map(({ url }) => url)).toEqual([LOGIN]);
  expect(JSON.parse(String(asked[0]?.init.body))).toMatchObject({ ...session, domain: 'localhost' });
  expect(replacePage).toHaveBeenCalledWith('/m/home');
});

test('one that has ended is renewed by its environment and tried once more (SPEC §7)', async () => {
  const ended = failure('maya.session.invalid', 'Ended');
  const asked = fakeFetch((path, { init }) => {
    if (path !== LOGIN) return success({ sessionId: 's2' });
    return JSON.parse(String(init.body)).sessionId === 's2' ? member : ended;
  });
  expect(await loginByMaya(session, false)).toBe(true);
  expect(asked.map(({ url }) => url)).toEqual([LOGIN, '/wps/relay/WPS3RD_refreshMayaTokens?env=prod', LOGIN]);
});

test('one that cannot be renewed is told, and tried no third time', async () => {
  const asked = fakeFetch(() => failure('maya.session.invalid', 'Ended'));
  expect(await loginByMaya(session, false)).toBe(false);
  expect(asked).toHaveLength(2);
  expect(getOverlays().notices).toMatchObject([{ text: 'Ended' }]);
});

test('another failure renews nothing', async () => {
  const asked = fakeFetch(() => failure('customer.blocked', 'Blocked'));
  expect(await loginByMaya(session, false)).toBe(false);
  expect(asked).toHaveLength(1);
});
