import { waitFor } from '@testing-library/react';
import { storeRemembered } from '@/lib/client/auth/remember/store-remembered';
import { getSession } from '@/lib/client/session/session-store';
import { watchSession } from '@/lib/client/session-flow/watch-session';
import { fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn(), wasRedirected: () => false }));

const LOGIN = '/wps/session/login';
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** The watcher as a fresh page has it. */
function freshWatch(): () => () => void {
  let watch: typeof import('@/lib/client/session-flow/watch-session') | undefined;
  jest.isolateModules(() => {
    watch = jest.requireActual('@/lib/client/session-flow/watch-session');
  });
  return (watch as typeof import('@/lib/client/session-flow/watch-session')).watchSession;
}

beforeEach(() => {
  resetPage();
  document.documentElement.dataset.autoLogin = 'on';
});
afterEach(() => {
  delete document.documentElement.dataset.autoLogin;
});

const answer = (path: string) =>
  success(path === LOGIN ? { token: 'h', id: '7', userName: 'lan', remembered: 'renewed' } : {});

test('a page that signed its visitor in makes the calls that follow a login (A14, A15)', async () => {
  storeRemembered({ type: 'username', username: 'lan' }, { remembered: 'text' });
  const calls = fakeFetch((path) => {
    document.cookie = 'mc_hint=1';
    return answer(path);
  });
  // The page's own modules: the code that loads later shares the session with them.
  const stop = watchSession();
  await waitFor(() =>
    expect(calls.map(({ url }) => url)).toEqual([
      LOGIN,
      '/wps/relay/PROMOFE_getPromoCodeEnable',
      '/wps/relay/MCSFE_getPlayerRankProgress',
      '/wps/member/info',
    ]),
  );
  stop();
});

test('a page tries auto-login once, however often it is shown again (A14)', async () => {
  storeRemembered({ type: 'username', username: 'lan' }, { remembered: 'text' });
  const calls = fakeFetch((path) =>
    path === LOGIN ? { body: { success: false, errorCode: 'x' } } : answer(path),
  );
  const stop = freshWatch()();
  await waitFor(() => expect(calls).toHaveLength(1));
  await pause();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await pause();
  stop();
  expect(calls.map(({ url }) => url)).toEqual([LOGIN]);
});

test('without a record nothing is sent (A14)', async () => {
  const calls = fakeFetch(answer);
  const stop = freshWatch()();
  await pause();
  stop();
  expect(calls).toEqual([]);
  expect(getSession().state).toBe('visitor');
});
