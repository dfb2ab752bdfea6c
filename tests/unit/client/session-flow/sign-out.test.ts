import { waitFor } from '@testing-library/react';
import { blockMemberCalls, callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { leaveTo, replacePage } from '@/lib/client/page/leave-page';
import { getSession } from '@/lib/client/session/session-store';
import { setSigningOut } from '@/lib/client/session-end/handle-lost-session';
import { signOut } from '@/lib/client/session-flow/sign-out';
import { watchSession } from '@/lib/client/session-flow/watch-session';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';

jest.mock('@/lib/client/page/leave-page');

beforeEach(() => {
  resetPage();
  setSigningOut(false);
  blockMemberCalls(false);
});
afterEach(() => history.replaceState(null, '', '/'));

test('a logout informs the provider, forgets the session and leads home with the carried query (A16, RR12)', async () => {
  signIn();
  history.replaceState(null, '', '/m/member/home?affiliateCode=ab&x=1');
  const calls = fakeFetch(() => success(null));
  await signOut();
  expect(calls[0]).toMatchObject({ url: '/wps/session/logout', init: { method: 'POST' } });
  expect(getSession()).toEqual({ state: 'visitor' });
  expect(leaveTo).toHaveBeenCalledWith('/m/home?affiliateCode=ab');
});

test('calls that a logout cuts off report no lost session (A16, X6)', async () => {
  signIn();
  fakeFetch(() => success(null));
  const leaving = signOut();
  const cutOff = { ok: false, code: 'customer.not.login', message: '', status: 401, traceId: '' } as const;
  handleFailure(cutOff, { silent: true });
  await leaving;
  handleFailure(cutOff, { silent: true });
  expect(getOverlays().notices).toEqual([]);
});

test('while the session is ended no other call of a member is sent; a page restored by the back button may call again (A16, B2)', async () => {
  signIn();
  const [calls, stop] = [fakeFetch(() => success(null)), watchSession()];
  const leaving = signOut();
  await Promise.resolve();
  expect(await callApi(memberInfo)).toMatchObject({ ok: false, code: 'customer.not.login', status: 0 });
  await leaving;
  expect(calls.map(({ url }) => url)).not.toContain(memberInfo.path);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  signIn();
  await callApi(memberInfo);
  expect(calls.map(({ url }) => url)).toContain(memberInfo.path);
  stop();
});

test('if the provider refuses, the logout still succeeds: the proxy closed the session', async () => {
  signIn();
  fakeFetch(() => failure('whatever'));
  await signOut();
  expect(getSession()).toEqual({ state: 'visitor' });
});

test.each([
  ['a logout removes the remembered login and turns auto-login off', () => success(null), [null, null, '0']],
  [
    'one without any answer removes nothing',
    () => Promise.reject(new TypeError('down')),
    ['{}', 'mck1', null],
  ],
])('%s (ruling 14, A14)', async (_what, reply, left) => {
  signIn();
  localStorage.setItem('remPass', '{}');
  localStorage.setItem('sass', 'mck1');
  fakeFetch(reply);
  await signOut();
  expect(['remPass', 'sass', 'autoLogin'].map((key) => localStorage.getItem(key))).toEqual(left);
});

test('without any answer the player stays signed in, and no message claims otherwise', async () => {
  signIn();
  fakeFetch(() => Promise.reject(new TypeError('down')));
  expect(await signOut()).toMatchObject({ code: 'network_error' });
  expect(getSession().state).toBe('member');
  expect(leaveTo).not.toHaveBeenCalled();
});

test('a logout in another tab logs this one out and leaves a guarded page (B2, ruling 26)', async () => {
  signIn();
  history.replaceState(null, '', '/m/member/home');
  const stop = watchSession();
  const other = new BroadcastChannel('mc-session');
  other.postMessage('signed-out');
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/login'));
  expect(getSession()).toEqual({ state: 'visitor' });
  other.close();
  stop();
});

test('a login in another tab is taken over from the cookie (B2)', async () => {
  signIn('old', 'minh');
  fakeFetch(() => success({ id: '2', token: 'new', userName: 'lan' }));
  const stop = watchSession();
  const other = new BroadcastChannel('mc-session');
  other.postMessage('signed-in');
  const next = { state: 'member', info: { token: 'new', userName: 'lan' } };
  await waitFor(() => expect(getSession()).toMatchObject(next));
  other.close();
  stop();
});

test('a logout turns off Google’s automatic sign-in, where its script is loaded (ruling 34)', async () => {
  const id = { disableAutoSelect: jest.fn() };
  Object.assign(window, { google: { accounts: { id } } });
  signIn();
  fakeFetch(() => success(null));
  await signOut();
  expect(id.disableAutoSelect).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'google');
});

describe('with push', () => {
  test('a logout ends the token while the session is still valid, and does not wait for an answer (P6, SEC-68)', async () => {
    signIn();
    const record = { token: 'a:b', merchant: 'aurora', member: '1', time: 1 };
    localStorage.setItem('FCM_webToken', JSON.stringify(record));
    const calls = fakeFetch((path) =>
      path.endsWith('fcmUnsubscribe') ? new Promise(() => undefined) : success(null),
    );
    await signOut();
    expect(calls.map(({ url }) => url)).toEqual(['/wps/relay/CSP_fcmUnsubscribe', '/wps/session/logout']);
    expect(calls[0]?.init).toMatchObject({
      body: '{"registrationToken":"a:b","unsubscribeAll":true}',
      keepalive: true,
    });
    expect(localStorage.getItem('FCM_webToken')).toBeNull();
    expect(getSession()).toEqual({ state: 'visitor' });
  });

  test('a token whose record lacks a field is forgotten without a call (P5, P6)', async () => {
    signIn();
    localStorage.setItem('FCM_webToken', '{"token":"a:b","merchant":"aurora","member":"","time":1}');
    const calls = fakeFetch(() => success(null));
    await signOut();
    expect(calls.map(({ url }) => url)).toEqual(['/wps/session/logout']);
    expect(localStorage.getItem('FCM_webToken')).toBeNull();
  });
});
