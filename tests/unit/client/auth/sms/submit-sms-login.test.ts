import { getStoredProof, setProofChoice, storeProof } from '@/lib/client/auth/pending-proof';
import { readRememberedNumber } from '@/lib/client/auth/sms/read-remembered-number';
import { sendSmsCode } from '@/lib/client/auth/sms/send-sms-code';
import { readStoredPhone } from '@/lib/client/auth/sms/stored-phone';
import { submitSmsLogin } from '@/lib/client/auth/sms/submit-sms-login';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { replacePage } from '@/lib/client/page/leave-page';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { DEVICE_ID, resetPage } from '@/tests/unit/client/page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));

const phone = { countryDialingCode: '84', mobileNum: '912345678' };
const typed = { country: 'VN', number: '0912 345 678' };
const given = { phone, typed, code: '123456' };
const rules = { isCaptchaShown: false, isExpiryForced: false };
const bodyOf = (init: RequestInit | undefined) => JSON.parse(String(init?.body));

beforeEach(() => {
  resetPage();
  sessionStorage.setItem('mc_phone', JSON.stringify({ country: 'VN', number: '0912345678' }));
});

test('a code is requested with dialling code and number (A21, K6)', async () => {
  const calls = fakeFetch(() => success({ sent: true }));
  expect(await sendSmsCode(phone, false)).toEqual({ ok: true });
  expect(calls[0]?.url).toBe('/wps/verification/sms/noLogin');
  expect(bodyOf(calls[0]?.init)).toEqual(phone);
});

test('too many codes open no dialog, their message is returned (X7)', async () => {
  fakeFetch(() => failure('TOO_MANY_REQUEST', 'Please wait 42 seconds', { status: 429 }));
  expect(await sendSmsCode(phone, false)).toMatchObject({ failure: { message: 'Please wait 42 seconds' } });
  expect(getOverlays().notices).toEqual([]);
});

test('the right code signs in by type sms and forgets the number; a default password shows nothing (E6, A6)', async () => {
  const calls = fakeFetch(() => success({ token: 'h', id: '1', userName: 'lan', passwordDefault: true }));
  expect(await submitSmsLogin(given, rules)).toEqual({ kind: 'done' });
  expect(bodyOf(calls[0]?.init)).toEqual({
    type: 'sms',
    isSms: true,
    ...phone,
    password: '123456',
    loginDeviceId: DEVICE_ID,
  });
  expect(replacePage).toHaveBeenCalledWith('/m/home');
  expect(readStoredPhone()).toBeUndefined();
});

test('a number without an account keeps the number, drops the remembered login and opens no notice (X3)', async () => {
  localStorage.setItem('remPass', '{}');
  const before = getOverlays().notices.length;
  fakeFetch(() => failure('not.exists.user', 'Nobody'));
  expect(await submitSmsLogin(given, rules)).toEqual({ kind: 'unknown' });
  expect(readStoredPhone()).toEqual({ country: 'VN', number: '0912345678' });
  expect(localStorage.getItem('remPass')).toBeNull();
  expect(getOverlays().notices).toHaveLength(before);
});

test('the code is nowhere in the storage', async () => {
  fakeFetch(() => failure('sms.code.invalid', 'Wrong'));
  await submitSmsLogin({ ...given, code: '918273' }, rules);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('918273');
});

test('a waiting third-party proof is sent along, and is deleted once the account has it (A10)', async () => {
  storeProof({ kind: 'line', lineSessionToken: 'line-7' }, '');
  setProofChoice('existing');
  const calls = fakeFetch(() => success({ token: 'h', id: '1', userName: 'lan' }));
  await submitSmsLogin(given, rules);
  expect(bodyOf(calls[0]?.init)).toMatchObject({ type: 'sms', lineSessionToken: 'line-7' });
  expect(getStoredProof()).toBeUndefined();
});

test('a number without an account keeps the waiting proof for the registration (A10)', async () => {
  storeProof({ kind: 'line', lineSessionToken: 'line-7' }, '');
  setProofChoice('existing');
  fakeFetch(() => failure('not.exists.user', 'No account'));
  expect(await submitSmsLogin(given, rules)).toEqual({ kind: 'unknown' });
  expect(getStoredProof()).toMatchObject({ proof: { lineSessionToken: 'line-7' } });
});

const offerAutoLogin = (isOn = true) =>
  isOn
    ? document.documentElement.setAttribute('data-auto-login', 'on')
    : document.documentElement.removeAttribute('data-auto-login');
const byName = { type: 'username', username: 'lan', merchant: 'aurora', password: 'text' };
const bySms = { type: 'sms', mobileNum: '0912345678', country: 'VN', merchant: 'aurora', password: '' };
const remembered = () => JSON.parse(localStorage.getItem('remPass') ?? 'null');

describe('what is remembered', () => {
  beforeEach(() => {
    offerAutoLogin();
    fakeFetch(() => success({ token: 'h', id: '1', userName: 'lan' }));
  });
  afterEach(() => offerAutoLogin(false));
  const logIn = () => submitSmsLogin(given, rules);

  test('is the number with its country, by type sms and without a password (E7, A8)', async () => {
    await logIn();
    expect(remembered()).toEqual(bySms);
    expect(readRememberedNumber()).toEqual({ country: 'VN', number: '0912345678' });
  });

  test('is a password rather than a number (E7)', async () => {
    localStorage.setItem('remPass', JSON.stringify(byName));
    localStorage.setItem('sass', 'mck1');
    await logIn();
    expect(remembered()).toEqual(byName);
  });

  test('is nothing where the player unticked the box, or the merchant has no auto-login (A8)', async () => {
    localStorage.setItem('mc_keep_login', '0');
    await logIn();
    expect(remembered()).toBeNull();
    localStorage.removeItem('mc_keep_login');
    offerAutoLogin(false);
    await logIn();
    expect(remembered()).toBeNull();
  });
});
