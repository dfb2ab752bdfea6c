import { finishLogin } from '@/lib/client/auth/finish-login';
import { submitRegistration } from '@/lib/client/auth/register/submit-registration';
import { submitLogin } from '@/lib/client/auth/submit-login';
import { submitVerification } from '@/lib/client/auth/submit-verification';
import { getCaptchaProof } from '@/lib/client/captcha/get-captcha-proof';
import { createSocialAccount, submitSocial } from '@/lib/client/social/submit-social';
import type { RegisterMethod } from '@/lib/shared/auth/register/register-methods';
import type { Success } from '@/lib/shared/calls/envelope';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import { failure, fakeFetch, success } from '../fake-fetch';
import { notedEvents, notedNames } from '../noted-events';
import { resetPage } from '../page-of';

// Attribution has tests of its own.
jest.mock('@/lib/client/attribution/get-registration-facts', () => ({
  getRegistrationFacts: async () => ({}),
}));
jest.mock('@/lib/client/captcha/get-captcha-proof', () => ({ getCaptchaProof: jest.fn() }));
jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));

const account = { token: 'h', customerId: 7, userName: 'lan7' };
const customer = { customerId: '7', customerName: 'lan7' };
const line = { kind: 'line', lineSessionToken: 't1' } as const;
const social = { autoCreate: false, manualRegistration: false, isExpiryForced: false };
const words = { username: 'lan7', password: 'Passw0rd!' };

const register = async (method: RegisterMethod = 'username') => {
  const rules = {
    methods: [method],
    isMobilePasswordRequired: false,
    isCaptchaShown: true,
    isSmsCaptchaShown: false,
    canStay: false,
    isExpiryForced: false,
    minimumAge: 18,
  };
  const phone = { countryDialingCode: '84', mobileNum: '912345678' };
  const outcome = await submitRegistration({ method, ...words, phone, code: '123456', stays: false }, rules);
  if (outcome.kind === 'made') outcome.finish();
};
const loginMark = () => sessionStorage.getItem('mc_login_due');

beforeEach(() => {
  resetPage();
  (getCaptchaProof as jest.Mock).mockResolvedValue({ ok: true, proof: {} });
});

test.each(['username', 'mobile', 'auto'] as const)(
  'a registration by %s reports registerSubmit and register, and leaves no login to report (T1)',
  async (method) => {
    fakeFetch(() => success(account));
    await register(method);
    expect(notedEvents()).toMatchObject([{ name: 'registerSubmit' }, { name: 'register', customer }]);
    expect(notedEvents()[0]).not.toHaveProperty('customer');
    expect(loginMark()).toBeNull();
  },
);

test('a refused registration reports only registerSubmit; one that the captcha stops reports nothing (T1)', async () => {
  fakeFetch(() => failure('register.username.exists', 'Taken'));
  await register();
  expect(notedNames()).toEqual(['registerSubmit']);
  (getCaptchaProof as jest.Mock).mockResolvedValue({ ok: false, textKey: 'verify_first' });
  await register();
  expect(notedNames()).toEqual(['registerSubmit']);
});

test('an account created by a third party’s proof is reported as a registration (T1, A10)', async () => {
  fakeFetch(() => success(account));
  await createSocialAccount(line, social);
  expect(notedEvents()).toMatchObject([{ name: 'registerSubmit' }, { name: 'register', customer }]);
  expect(loginMark()).toBeNull();
});

test.each([
  ['by a password', () => submitLogin(words, { isCaptchaShown: false, isExpiryForced: false })],
  [
    'by a second factor',
    () => {
      const finish = (answer: Success<WireLoginAnswer>) =>
        finishLogin(answer, { type: 'username', isExpiryForced: false });
      const due = { login: { ...words, type: 'username' }, offered: ['sms'], finish } as const;
      return submitVerification(due, { verifyType: 'sms', verifyCode: '1' });
    },
  ],
  ['by LINE', () => submitSocial(line, social)],
  ['by Firebase', () => submitSocial({ kind: 'firebase', channel: 'GOOGLE', idToken: 'i' }, social)],
  [
    'by Telegram',
    () => submitSocial({ kind: 'telegram', telegramAuth: { id: 7, hash: 'h' } } as never, social),
  ],
])('a login %s leaves its mark for the next page, a refused one does not (T1)', async (_method, login) => {
  fakeFetch(() => failure('login.cred.err', 'No'));
  await login();
  expect(loginMark()).toBeNull();
  fakeFetch(() => success(account));
  await login();
  expect(Math.abs(Number(loginMark()) - Date.now())).toBeLessThan(5_000);
  expect(notedNames()).toEqual([]);
});
