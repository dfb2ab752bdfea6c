import { readEntryNote } from '@/lib/client/auth/entry-note';
import { getSecondFactor } from '@/lib/client/auth/second-factor';
import { submitLogin } from '@/lib/client/auth/submit-login';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { reloadPage, replacePage } from '@/lib/client/page/leave-page';
import { getSession } from '@/lib/client/session/session-store';
import { loadAfterLogin } from '@/lib/client/session-flow/settle-member';
import { failure, fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn(), reloadPage: jest.fn() }));

const form = { username: 'lan', password: 'pw' };
const plain = { isCaptchaShown: false, isExpiryForced: false };
const value = { token: 'h', id: '7', userName: 'lan', customerType: 0 };

beforeEach(() => {
  resetPage();
  history.replaceState(null, '', '/m/login');
});
afterEach(() => history.replaceState(null, '', '/'));

test('a success stores the mirror and leaves for go by a full navigation (A5, RR5)', async () => {
  history.replaceState(null, '', '/m/login?go=%2Fm%2Fgame&kw=a');
  fakeFetch(() => success(value, 'trace-9'));
  expect(await submitLogin(form, plain)).toEqual({ kind: 'done' });
  expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual({
    spanId: 'trace-9',
    id: '7',
    token: 'h',
    merchantCode: 'aurora',
    userName: 'lan',
    type: '0',
    firstTimeLogin: false,
  });
  expect(replacePage).toHaveBeenCalledWith('/m/game?kw=a');
});

test.each([
  ['/m/login', '/m/game'],
  ['/m/login?go=%2F%2Fevil.example%2F', '/m/home'],
])('after a page that led to log-in, a log-in at %s leads to %s, once (RR4, RR5, SEC-69)', async (at, to) => {
  sessionStorage.setItem('mc_go', '/m/game');
  history.replaceState(null, '', at);
  fakeFetch(() => success(value));
  await submitLogin(form, plain);
  expect(replacePage).toHaveBeenLastCalledWith(to);
  expect(sessionStorage.getItem('mc_go')).toBeNull();
});

test('a log-in that is answered after the player has left its page leaves them where they are (A5, RR1)', async () => {
  fakeFetch(() => {
    history.replaceState(null, '', '/m/activity');
    return success(value);
  });
  expect(await submitLogin(form, plain)).toEqual({ kind: 'done' });
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(replacePage).not.toHaveBeenCalled();
});

test('a first login stores its flag (A7)', async () => {
  fakeFetch(() => success({ ...value, firstTimeLogin: true }));
  await submitLogin(form, plain);
  expect(sessionStorage.getItem('firstLogin')).toBe('1');
});

test('a default password leads to the change, with its reason and with `go` kept (A6)', async () => {
  history.replaceState(null, '', '/m/login?go=%2Fm%2Fgame');
  fakeFetch(() => success({ ...value, passwordDefault: true }));
  await submitLogin(form, plain);
  expect(replacePage).toHaveBeenCalledWith('/m/changePsw?go=%2Fm%2Fgame');
  expect(readEntryNote()).toBe('default');
});

test('a default password leads to the change with the destination of a page that led to log-in (A6, RR4)', async () => {
  sessionStorage.setItem('mc_go', '/m/game');
  fakeFetch(() => success({ ...value, passwordDefault: true }));
  await submitLogin(form, plain);
  expect(replacePage).toHaveBeenCalledWith('/m/changePsw?go=%2Fm%2Fgame');
});

test('an expired password leads to the change only by the switch (A6)', async () => {
  fakeFetch(() => success({ ...value, passwordExpired: true }));
  await submitLogin(form, plain);
  expect(replacePage).toHaveBeenLastCalledWith('/m/home');
  expect(readEntryNote()).toBeUndefined();
  await submitLogin(form, { ...plain, isExpiryForced: true });
  expect(replacePage).toHaveBeenLastCalledWith('/m/changePsw');
  expect(readEntryNote()).toBe('expired');
});

test('the page after a login fetches the promo-code switch and the rank progress, once (A15)', async () => {
  fakeFetch(() => success(value));
  await submitLogin(form, plain);
  const calls = fakeFetch(() => success({}));
  await loadAfterLogin();
  await loadAfterLogin();
  expect(calls.map(({ url }) => url)).toEqual([
    '/wps/relay/PROMOFE_getPromoCodeEnable',
    '/wps/relay/MCSFE_getPlayerRankProgress',
  ]);
});

test('login_verify_required with its flags asks for the second factor and opens no notice (S11)', async () => {
  fakeFetch(() =>
    failure('login_verify_required', 'Verify', { value: { email: true, ga: false, sms: true } }),
  );
  expect(await submitLogin(form, plain)).toEqual({ kind: 'verify' });
  expect(getSecondFactor()).toMatchObject({ offered: ['sms', 'email'] });
  expect(getOverlays().notices).toEqual([]);
  expect(replacePage).not.toHaveBeenCalled();
});

test('the form itself reports a second factor without a known method; no notice opens (S11, X8)', async () => {
  const before = getOverlays().notices.length;
  fakeFetch(() => failure('login_verify_required', 'Confirm in our app', { value: { app: true } }));
  const refused = { kind: 'refused', failure: { message: 'Confirm in our app' } };
  expect(await submitLogin(form, plain)).toMatchObject(refused);
  expect(getOverlays().notices).toHaveLength(before);
});

test('a scene whose captcha flag is on sends nothing to the provider and shows the reason (A17, ruling 36)', async () => {
  const calls = fakeFetch(() => success(value));
  expect(await submitLogin(form, { ...plain, isCaptchaShown: true })).toEqual({ kind: 'refused' });
  expect(calls).toHaveLength(0);
  expect(getOverlays().notices).toMatchObject([{ textKey: 'captcha_unavailable' }]);
});

test('a refusal leaves the session alone and hands back the failure (A5)', async () => {
  fakeFetch(() => failure('login.cred.err', 'Wrong'));
  expect(await submitLogin(form, plain)).toMatchObject({ kind: 'refused', failure: { message: 'Wrong' } });
  expect(getSession()).toEqual({ state: 'visitor' });
});

test('the code of a lost session on the login itself is a refusal that leads nowhere else (X6)', async () => {
  fakeFetch(() => failure('login.not.session', 'Try later'));
  expect(await submitLogin(form, plain)).toMatchObject({
    kind: 'refused',
    failure: { message: 'Try later' },
  });
  expect(getOverlays().notices.filter((notice) => notice.buttonTo !== undefined)).toEqual([]);
});
