import {
  clearSession,
  dropMirror,
  getSession,
  getSessionHandle,
  refreshSession,
  rememberTrace,
  subscribeSession,
} from '@/lib/client/session/session-store';
import { resetPage, signIn } from '../page-of';

beforeEach(resetPage);

test('without the hint cookie the session is a visitor’s, whatever the storage contains (provider-api §7)', () => {
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ token: 'h', userName: 'lan' }));
  expect(refreshSession()).toEqual({ state: 'visitor' });
});

test('with the cookie and a mirror there is a member (E1)', () => {
  signIn('h2', 'lan');
  expect(refreshSession()).toMatchObject({
    state: 'member',
    info: { userName: 'lan', merchantCode: 'aurora' },
  });
  expect(getSessionHandle()).toBe('h2');
  expect(document.documentElement.dataset.session).toBe('1');
});

test('on https the cookie has its prefix, and the session is a member’s as well (B2, SEC-49)', () => {
  signIn('h2', 'lan');
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; __Host-mc_hint=1h2');
  expect(refreshSession()).toMatchObject({ state: 'member', info: { userName: 'lan' } });
});

test.each([
  ['1', 'member'],
  ['1handle-x', 'member'],
  ['1handle-y', 'unknown'],
])('under the hint %s the session of a tab that a browser revived is %s (B2, E1)', (hint, state) => {
  signIn('handle-x-of-lan', 'lan');
  document.cookie = `mc_hint=${hint}`;
  expect(refreshSession().state).toBe(state);
});

test('with only the cookie the session is unknown (B2)', () => {
  signIn();
  sessionStorage.clear();
  expect(refreshSession()).toEqual({ state: 'unknown' });
});

test('a dropped mirror is unknown again and keeps the trace (B2, E2)', () => {
  signIn();
  rememberTrace('t9');
  dropMirror();
  expect(getSession().state).toBe('unknown');
  expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toMatchObject({
    spanId: 't9',
    token: '',
  });
});

test('the snapshot is one object until the session changes, and a trace changes nothing', () => {
  signIn();
  const before = getSession();
  const listener = jest.fn();
  const stop = subscribeSession(listener);
  rememberTrace('t1');
  expect(getSession()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  clearSession();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(getSession()).toEqual({ state: 'visitor' });
  expect(document.documentElement.dataset.session).toBeUndefined();
  stop();
});
