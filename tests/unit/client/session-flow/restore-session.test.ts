import { dropMirror, getSession } from '@/lib/client/session/session-store';
import { retrySession } from '@/lib/client/session-flow/retry-session';
import { restoreSession } from '@/lib/client/session-flow/watch-session';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';

function openNewTab(): void {
  signIn();
  dropMirror();
}

beforeEach(resetPage);

test('a new tab rebuilds the mirror from the cookie (B2)', async () => {
  openNewTab();
  const calls = fakeFetch(() => success({ id: '7', token: 'h7', userName: 'lan', customerType: 2 }));
  await restoreSession();
  expect(calls[0]?.url).toBe('/m/session');
  expect(getSession()).toMatchObject({ state: 'member', info: { id: '7', token: 'h7', type: '2' } });
});

test.each([
  [true, '1'],
  [undefined, null],
])(
  'a session that an address began (%s) gets the calls after a login, a reopened one does not (A15, RR2)',
  async (isNew, due) => {
    openNewTab();
    fakeFetch(() => success({ id: '7', token: 'h7', userName: 'lan', isNew }));
    await restoreSession();
    expect(sessionStorage.getItem('justSignedIn')).toBe(due);
  },
);

test('a clear no makes a visitor, without any prompt (B2)', async () => {
  openNewTab();
  fakeFetch(() => failure('customer.not.login', '', { status: 401 }));
  await restoreSession();
  expect(getSession()).toEqual({ state: 'visitor' });
});

test('a session that has ended elsewhere takes its synced token along (K11)', async () => {
  openNewTab();
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  localStorage.setItem('mc_token_sync', '/auth/token');
  const calls = fakeFetch(() => failure('customer.not.login', '', { status: 401 }));
  await restoreSession();
  expect(calls.map(({ url, init }) => [init.method, url]).at(-1)).toEqual(['DELETE', '/auth/token']);
});

test('a fault leaves the question open', async () => {
  openNewTab();
  fakeFetch(() => Promise.reject(new TypeError('down')));
  await restoreSession();
  expect(getSession()).toEqual({ state: 'unknown' });
});

test('an unknown session is requested again after 3 s and longer pauses, and at once when the network is back, until it is known (B2)', async () => {
  jest.useFakeTimers();
  openNewTab();
  const lost = fakeFetch(() => Promise.reject(new TypeError('down')));
  const stop = retrySession();
  await restoreSession();
  await jest.advanceTimersByTimeAsync(8_000);
  expect(lost).toHaveLength(3);
  const calls = fakeFetch(() => success({ id: '7', token: 'h7', userName: 'lan' }));
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(getSession()).toMatchObject({ state: 'member', info: { id: '7' } });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls.map(({ url }) => url)).toEqual(['/m/session']);
  stop();
  jest.useRealTimers();
});

test('a visitor fetches nothing', async () => {
  const calls = fakeFetch(() => success({}));
  await restoreSession();
  expect(calls).toHaveLength(0);
});
