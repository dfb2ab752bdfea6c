import { setProofChoice, storeProof } from '@/lib/client/auth/pending-proof';
import { submitRegistration } from '@/lib/client/auth/register/submit-registration';
import { getCaptchaProof } from '@/lib/client/captcha/get-captcha-proof';
import { getOverlays } from '@/lib/client/notice/notice-store';
import type { RegisterForm } from '@/lib/shared/auth/register/register-form';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';

// Attribution has tests of its own.
jest.mock('@/lib/client/attribution/get-registration-facts', () => ({
  getRegistrationFacts: async () => ({
    registerMethod: 'H5',
    registerUrl: 'http://localhost/',
    domain: 'localhost',
  }),
}));

jest.mock('@/lib/client/captcha/get-captcha-proof', () => ({ getCaptchaProof: jest.fn() }));

const rules: RegisterRules = {
  methods: ['username'],
  isMobilePasswordRequired: false,
  isCaptchaShown: true,
  isSmsCaptchaShown: false,
  canStay: false,
  isExpiryForced: false,
  minimumAge: 18,
};
const form: RegisterForm = {
  method: 'username',
  username: 'lan7',
  password: 'Passw0rd!',
  code: '',
  stays: false,
};
const phone = { countryDialingCode: '84', mobileNum: '912345678' };
const captcha = getCaptchaProof as jest.Mock;
const bodyOf = (init: RequestInit | undefined) => JSON.parse(String(init?.body));

beforeEach(() => {
  resetPage();
  captcha.mockReset().mockResolvedValue({ ok: true, proof: { geetestSeccode: 's' } });
});

test.each([
  ['username', '/wps/member/register'],
  ['mobile', '/wps/member/register/mobile'],
  ['auto', '/wps/member/register/autoUsername'],
] as const)('the method %s calls %s with its payload (K6, A4, A22)', async (method, path) => {
  const calls = fakeFetch(() => success({ token: 'h', userName: 'lan7' }));
  const outcome = await submitRegistration({ ...form, method, phone, code: '123456' }, rules);
  expect(outcome).toMatchObject({ kind: 'made', userName: 'lan7' });
  expect(calls.map(({ url }) => url)).toEqual([path]);
  expect(bodyOf(calls[0]?.init)).toMatchObject({ login: true, registerMethod: 'H5', geetestSeccode: 's' });
});

test('a failed captcha sends nothing to the provider (A17)', async () => {
  captcha.mockResolvedValue({ ok: false, textKey: 'verify_first' });
  const calls = fakeFetch(() => success({}));
  expect(await submitRegistration(form, rules)).toEqual({ kind: 'refused' });
  expect(calls).toHaveLength(0);
  expect(getOverlays().notices).toMatchObject([{ textKey: 'verify_first' }]);
});

test('a refusal returns the server’s message, and the next attempt gets a fresh proof (A3)', async () => {
  const before = getOverlays().notices.length;
  fakeFetch(() => failure('register.username.exists', 'Taken'));
  expect(await submitRegistration(form, rules)).toMatchObject({ failure: { message: 'Taken' } });
  expect(getOverlays().notices).toHaveLength(before);
  await submitRegistration(form, rules);
  expect(captcha.mock.calls).toEqual([
    ['register', true],
    ['register', true],
  ]);
});

const countOfUnknown = () =>
  getOverlays().notices.filter((one) => 'textKey' in one && one.textKey === 'registration_unknown').length;

test.each([
  ['network_error', 502, 0],
  ['timeout', 504, 1],
])(
  'after %s under %i it is not sent again, and a message says that the outcome is unknown (FLT-39, X7)',
  async (code, status, reported) => {
    const before = countOfUnknown();
    const calls = fakeFetch(() => failure(code, 'The service did not answer.', { status }));
    const outcome = await submitRegistration(form, rules);
    expect(calls).toHaveLength(1);
    expect(outcome).toMatchObject({
      kind: 'refused',
      failure: { code: 'registration_unknown', message: '' },
    });
    expect(countOfUnknown() - before).toBe(reported);
  },
);

test('an answer that breaks off on its way to the browser is lost too (FLT-39)', async () => {
  const calls = fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await submitRegistration(form, rules)).toMatchObject({ failure: { code: 'registration_unknown' } });
  expect(calls).toHaveLength(1);
});

test.each([
  ['line_invalid_token', null],
  ['register.username.exists', expect.any(String)],
])('a LINE sign-in that waits is bound, and after %s the storage holds %s (A10, X4)', async (code, left) => {
  storeProof({ kind: 'line', lineSessionToken: 'line-1' }, '');
  setProofChoice('register');
  const calls = fakeFetch(() => failure(code, 'No'));
  await submitRegistration(form, rules);
  expect(calls[0]?.url).toBe('/wps/member/register/social');
  expect(bodyOf(calls[0]?.init)).toMatchObject({ username: 'lan7', lineSessionToken: 'line-1' });
  expect(sessionStorage.getItem('lineSessionToken')).toEqual(left);
});
