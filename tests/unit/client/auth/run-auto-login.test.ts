import { storeRemembered } from '@/lib/client/auth/remember/store-remembered';
import { runAutoLogin } from '@/lib/client/auth/run-auto-login';
import { cancelSecondFactor, getSecondFactor } from '@/lib/client/auth/second-factor';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { replacePage } from '@/lib/client/page/leave-page';
import { getSession } from '@/lib/client/session/session-store';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { DEVICE_ID, resetPage, signIn } from '@/tests/unit/client/page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));

const value = { token: 'h', id: '7', userName: 'lan', remembered: 'renewed' };
const run = () => runAutoLogin(window.location);
const stored = () => JSON.parse(localStorage.getItem('remPass') ?? 'null');

/** The API proxy also sets the hint cookie, by which the page knows of the session. */
const welcome = (more: object = {}) => {
  document.cookie = 'mc_hint=1; path=/';
  return success({ ...value, ...more });
};

beforeEach(() => {
  resetPage();
  document.documentElement.dataset.autoLogin = 'on';
  storeRemembered({ type: 'username', username: 'lan' }, { remembered: 'text' });
});
afterEach(() => {
  delete window.mcReturn;
  delete document.documentElement.dataset.autoLogin;
  history.replaceState(null, '', '/');
});

test('it signs in by the record, renews it, and stays on the page (A14)', async () => {
  history.replaceState(null, '', '/m/game?kw=a');
  const calls = fakeFetch(() => welcome());
  expect(await run()).toBe(false);
  expect(calls.map(({ url }) => url)).toEqual(['/wps/session/login']);
  const known = { loginDeviceId: DEVICE_ID, remembered: 'text', remember: true };
  const body = { username: 'lan', type: 'username', ...known };
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual(body);
  expect(getSession()).toMatchObject({ state: 'member', info: { userName: 'lan', token: 'h' } });
  expect(stored()).toMatchObject({ username: 'lan', password: 'renewed' });
  expect(sessionStorage.getItem('justSignedIn')).toBe('1');
  expect(replacePage).not.toHaveBeenCalled();
});

test('two tabs at once make one login, since they take turns (A14)', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<unknown>) => {
    last = last.then(run);
    return last;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const calls = fakeFetch(() => welcome());
  await Promise.all([run(), run()]);
  Reflect.deleteProperty(navigator, 'locks');
  expect(calls).toHaveLength(1);
  expect(getSession().state).toBe('member');
});

test.each([
  ['/m/game', 'passwordDefault', 'on', '/m/changePsw?go=%2Fm%2Fgame'],
  ['/m/game', 'passwordExpired', 'on expiry', '/m/changePsw?go=%2Fm%2Fgame'],
  ['/m/game', 'passwordExpired', 'on', undefined],
  ['/m/login?go=%2Fm%2Fgame', 'other', 'on', '/m/game'],
  ['/m/login', 'other', 'on', '/m/feedback'],
  ['/m/login', 'passwordDefault', 'on', '/m/changePsw?go=%2Fm%2Ffeedback'],
])(
  'on %s, with %s and the switches %j, after a page that lost the session, it leads to %j (A6, A14, X6)',
  async (path, flag, facts, place) => {
    sessionStorage.setItem('mc_go', '/m/feedback');
    history.replaceState(null, '', path);
    document.documentElement.dataset.autoLogin = facts;
    fakeFetch(() => welcome({ [flag]: true }));
    expect(await run()).toBe(place !== undefined);
    if (place === undefined) expect(replacePage).not.toHaveBeenCalled();
    else expect(replacePage).toHaveBeenCalledWith(place);
  },
);

test.each([
  ['login.cred.err', {}, false, '0'],
  ['not.exists.user', {}, false, '0'],
  ['token_ip_different', {}, true, '0'],
  ['some.code', {}, true, '1'],
  ['TOO_MANY_REQUESTS', { status: 429 }, true, '1'],
  ['unavailable', { status: 503 }, true, '1'],
  ['network_error', { status: 502 }, true, '1'],
  ['customer.not.login', { status: 401 }, true, '1'],
])(
  '%s leaves a visitor and shows nothing; the record stays: %s (X3, X5, ruling 29)',
  async (code, more, stays, choice) => {
    fakeFetch(() => failure(code, 'words', more));
    await run();
    expect(getSession().state).toBe('visitor');
    expect(getOverlays()).toMatchObject({ notices: [], toasts: [], domainModal: false });
    expect(stored() !== null).toBe(stays);
    expect(localStorage.getItem('autoLogin')).toBe(choice);
  },
);

test('a second factor is requested on the page, and its cancelling ends the auto-login (A9, A14)', async () => {
  fakeFetch(() => failure('login_verify_required', 'words', { value: { ga: true } }));
  await run();
  expect(getSession().state).toBe('visitor');
  expect(getOverlays().notices).toEqual([]);
  expect(getSecondFactor()).toMatchObject({ login: { remembered: 'text' }, offered: ['ga'] });
  cancelSecondFactor();
  expect(getSecondFactor()).toBeUndefined();
  expect(localStorage.getItem('autoLogin')).toBe('0');
});

test('a broken connection keeps the record (ruling 29)', async () => {
  fakeFetch(() => {
    throw new TypeError('offline');
  });
  await run();
  expect(stored()).toMatchObject({ password: 'text' });
  expect(getOverlays().notices).toEqual([]);
});

test.each([
  [
    'a captcha is asked for',
    () => Object.assign(document.documentElement.dataset, { autoLogin: 'on captcha' }),
  ],
  ['the switch is off', () => delete document.documentElement.dataset.autoLogin],
  ['backUrl is in the address', () => history.replaceState(null, '', '/m/home?backUrl=%2Fm%2Fgame')],
  ['a third party’s return opened the page', () => Object.assign(window, { mcReturn: '' })],
  ['the player said no', () => localStorage.setItem('autoLogin', '0')],
  ['a member is signed in', () => signIn()],
])('nothing is sent when %s (A14, RR6, ruling 28)', async (_what, arrange) => {
  arrange();
  const calls = fakeFetch(() => welcome());
  expect(await run()).toBe(false);
  expect(calls).toEqual([]);
});

test('a wallet’s session still has priority after it was removed from the address (A22, ruling 28)', async () => {
  const calls = fakeFetch(() => welcome());
  expect(await runAutoLogin({ search: '', hash: '#sessionId=s1&env=prod' })).toBe(false);
  expect(calls).toEqual([]);
});
