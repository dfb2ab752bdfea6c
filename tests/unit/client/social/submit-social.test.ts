import { dropProof, getStoredProof, storeProof } from '@/lib/client/auth/pending-proof';
import { cancelSecondFactor } from '@/lib/client/auth/second-factor';
import { getCaptchaProof } from '@/lib/client/captcha/get-captcha-proof';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { replacePage } from '@/lib/client/page/leave-page';
import { createSocialAccount, submitSocial } from '@/lib/client/social/submit-social';
import { STORED } from '@/lib/client/storage/stored-items';
import { failure, fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

// Attribution has tests of its own.
jest.mock('@/lib/client/attribution/get-registration-facts', () => ({
  getRegistrationFacts: async () => ({
    registerMethod: 'H5',
    registerUrl: 'http://localhost/',
    domain: 'localhost',
  }),
}));

jest.mock('@/lib/client/captcha/get-captcha-proof', () => ({ getCaptchaProof: jest.fn() }));
jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));

const line = { kind: 'line', lineSessionToken: 't1' } as const;
const telegram = {
  kind: 'telegram',
  telegramAuth: { id: 7, hash: 'h', auth_date: 1, extra: 'kept' },
} as const;
const firebase = { kind: 'firebase', channel: 'FACEBOOK', idToken: 'i1' } as const;
const ask = { autoCreate: false, manualRegistration: false, isExpiryForced: false };
const member = { token: 'h', id: '7', userName: 'lan' };

const pathsOf = (requests: readonly { url: string }[]) => requests.map(({ url }) => url);
const bodyOf = (requests: readonly { init: RequestInit }[], at = 0) =>
  JSON.parse(String(requests[at]?.init.body));

beforeEach(() => {
  dropProof();
  resetPage();
  jest.mocked(getCaptchaProof).mockResolvedValue({ ok: true });
  localStorage.setItem('remPass', '{}');
});

test.each([
  [line, '/wps/session/login/line', { lineSessionToken: 't1' }],
  [telegram, '/wps/session/login/telegram', { telegramAuth: telegram.telegramAuth }],
  [firebase, '/wps/session/login', { type: 'firebase', firebaseChannel: 'FACEBOOK', firebaseIdToken: 'i1' }],
] as const)('%j signs in by its own call and leaves for home (A12, A13, K6)', async (proof, path, body) => {
  const calls = fakeFetch(() => success(member));
  expect(await submitSocial(proof, ask)).toEqual({ kind: 'done' });
  expect(pathsOf(calls)).toEqual([path]);
  expect(bodyOf(calls)).toMatchObject(body);
  expect(replacePage).toHaveBeenCalledWith('/m/home');
});

test.each([
  ['bind_customer_required', line],
  ['not.exists.user', firebase],
] as const)('%s keeps the proof for the dialog and opens no notice (A10, S12)', async (code, proof) => {
  fakeFetch(() => failure(code, 'Link it first (x)'));
  expect(await submitSocial(proof, ask)).toEqual({ kind: 'unbound' });
  expect(getStoredProof()).toMatchObject({ proof, choice: 'due', text: 'Link it first' });
  expect(getOverlays().notices).toEqual([]);
  expect(replacePage).not.toHaveBeenCalled();
});

test('a second factor that is not given leaves no token behind at the own service (K11, A9)', async () => {
  localStorage.setItem(STORED.tokenSync.key, '/m/token');
  fakeFetch(() => failure('login_verify_required', '', { value: { ga: true } }));
  expect(await submitSocial(firebase, ask)).toEqual({ kind: 'verify' });
  expect(localStorage.getItem(STORED.tokenSync.key)).not.toBeNull();
  cancelSecondFactor();
  expect(localStorage.getItem(STORED.tokenSync.key)).toBeNull();
});

test('not.exists.user drops the remembered login (X3)', async () => {
  fakeFetch(() => failure('not.exists.user', 'None'));
  await submitSocial(firebase, ask);
  expect(localStorage.getItem('remPass')).toBeNull();
  expect(localStorage.getItem('autoLogin')).toBe('0');
});

test('with auto-creation an account is made at once, by the proof’s own fields (A10, E4)', async () => {
  const calls = fakeFetch((url) =>
    url.endsWith('/line') ? failure('bind_customer_required', '') : success(member),
  );
  expect(await submitSocial(line, { ...ask, autoCreate: true })).toEqual({ kind: 'done' });
  expect(pathsOf(calls)).toEqual(['/wps/session/login/line', '/wps/member/register/social']);
  expect(bodyOf(calls, 1)).toMatchObject({ login: true, lineSessionToken: 't1', registerMethod: 'H5' });
  expect(bodyOf(calls, 1)).not.toHaveProperty('telegramAuth');
  expect(getStoredProof()).toBeUndefined();
});

test('an account by a proof sends a captcha where a registration asks for one, and without it sends nothing (A17, ruling 36)', async () => {
  const calls = fakeFetch((url) =>
    url.endsWith('/line') ? failure('bind_customer_required', '') : success(member),
  );
  const rules = { ...ask, autoCreate: true, isCaptchaShown: true };
  jest.mocked(getCaptchaProof).mockResolvedValue({ ok: false, textKey: 'verify_first' });
  expect(await submitSocial(line, rules)).toEqual({ kind: 'refused' });
  expect(getOverlays().notices.at(-1)).toMatchObject({ textKey: 'verify_first' });
  expect(pathsOf(calls)).toEqual(['/wps/session/login/line']);
  const proof = { geetestChallenge: 'c', geetestSeccode: 's' };
  jest.mocked(getCaptchaProof).mockResolvedValue({ ok: true, proof });
  expect(await submitSocial(line, rules)).toEqual({ kind: 'done' });
  expect(getCaptchaProof).toHaveBeenLastCalledWith('register', true);
  expect(bodyOf(calls, 2)).toMatchObject({ lineSessionToken: 't1', geetestSeccode: 's' });
  expect(bodyOf(calls, 2)).not.toHaveProperty('geetestChallenge');
});

test('a registration that opens no session is followed by the login (A10)', async () => {
  const answers = [
    failure('bind_customer_required', ''),
    success({ id: '7', userName: 'x' }),
    success(member),
  ];
  const calls = fakeFetch(() => answers.shift() ?? failure('end', ''));
  expect(await submitSocial(line, { ...ask, autoCreate: true })).toEqual({ kind: 'done' });
  expect(pathsOf(calls).at(-1)).toBe('/wps/session/login/line');
});

test.each([
  ['line_invalid_token', line],
  ['telegram_validate_failed', telegram],
  ['system.error', line],
] as const)('%s shows a message, and nothing of the proof stays (X4)', async (code, proof) => {
  sessionStorage.setItem('lineSessionToken', '{}');
  sessionStorage.setItem('telegramAuth', '{}');
  fakeFetch(() => failure(code, `Told ${code}`));
  expect(await submitSocial(proof, ask)).toMatchObject({ kind: 'refused' });
  expect(getOverlays().notices.at(-1)).toMatchObject({ text: `Told ${code}` });
  expect(getStoredProof()).toBeUndefined();
  if (proof.kind === 'telegram') expect(sessionStorage.getItem('telegramAuth')).toBeNull();
});

test.each([
  ['line_invalid_token', line, true],
  ['telegram_validate_failed', telegram, true],
  ['customer.frozen', line, false],
] as const)(
  '%s for a new account shows in the choice dialog while it is open, otherwise in a notice (X4, S12)',
  async (code, proof, isNotice) => {
    storeProof(proof, '');
    fakeFetch(() => failure(code, `New ${code}`));
    await createSocialAccount(proof, ask, { inForm: true });
    const texts = getOverlays().notices.map((notice) => 'text' in notice && notice.text);
    expect(texts.includes(`New ${code}`)).toBe(isNotice);
    expect(getStoredProof() === undefined).toBe(isNotice);
  },
);
