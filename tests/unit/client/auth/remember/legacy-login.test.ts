import { runAutoLogin } from '@/lib/client/auth/run-auto-login';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { failure, fakeFetch, success } from '../../fake-fetch';
import { resetPage } from '../../page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));

const run = () => runAutoLogin(window.location);
const stored = () => JSON.parse(localStorage.getItem('remPass') ?? 'null');

beforeEach(() => {
  resetPage();
  document.documentElement.dataset.autoLogin = 'on';
});
afterEach(() => {
  delete document.documentElement.dataset.autoLogin;
  history.replaceState(null, '', '/');
});

const OLD_PASSWORD = 'Pässw0rd!';
const bytesOf = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
const leaveLegacy = (more: object = {}) => {
  const password = btoa(btoa(`k3y-of-old${bytesOf(OLD_PASSWORD)}`));
  const record = { type: 'username', username: 'lan', merchant: 'aurora', password, ...more };
  localStorage.setItem('remPass', JSON.stringify(record));
  localStorage.setItem('sass', 'k3y-of-old');
};

test('the record of the previous site is used once, erased, and stored in the new form (SEC-90)', async () => {
  leaveLegacy();
  const calls = fakeFetch(() => {
    expect(stored()).toBeNull();
    return success({ token: 'h', id: '7', userName: 'lan', remembered: 'renewed' });
  });
  expect(await run()).toBe(false);
  const body = JSON.parse(String(calls[0]?.init.body));
  expect(body).toMatchObject({ username: 'lan', password: OLD_PASSWORD, remember: true });
  expect(body).not.toHaveProperty('remembered');
  expect([stored().password, localStorage.getItem('sass')]).toEqual(['renewed', 'mck1']);
});

test.each([
  ['login.cred.err', {}],
  ['unavailable', { status: 503 }],
])('one that is answered with %s is not tried again (SEC-90)', async (code, more) => {
  leaveLegacy();
  const calls = fakeFetch(() => failure(code, 'words', more));
  await run();
  await run();
  expect(calls).toHaveLength(1);
  expect([stored(), localStorage.getItem('sass')]).toEqual([null, null]);
  expect(getOverlays().notices).toEqual([]);
});

test('one that may not be used here stays unused (SEC-90, RR6)', async () => {
  leaveLegacy();
  history.replaceState(null, '', '/m/home?backUrl=%2Fm%2Fgame');
  const calls = fakeFetch(() => success({}));
  expect(await run()).toBe(false);
  expect([calls, stored()]).toEqual([[], null]);
});
