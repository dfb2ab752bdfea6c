import { submitRegistration } from '@/lib/client/auth/register/submit-registration';
import { submitLogin } from '@/lib/client/auth/submit-login';
import { replacePage } from '@/lib/client/page/leave-page';
import { refreshSession } from '@/lib/client/session/session-store';
import type { RegisterForm } from '@/lib/shared/auth/register/register-form';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));
jest.mock('@/lib/client/attribution/get-registration-facts', () => ({
  getRegistrationFacts: async () => ({}),
}));

const RULES: RegisterRules = {
  methods: ['auto'],
  isMobilePasswordRequired: false,
  isCaptchaShown: false,
  isSmsCaptchaShown: false,
  canStay: false,
  isExpiryForced: false,
  minimumAge: 18,
};
const FORM: RegisterForm = { method: 'auto', username: '', password: 'Passw0rd!', code: '', stays: false };

/** Another tab holds the lock until `end`, and has signed a member in by then. */
function plantBusyTab(): { end: () => void } {
  let end = (): void => undefined;
  const other = new Promise<void>((done) => {
    end = done;
  });
  const request = async (_name: string, work: () => Promise<unknown>) => {
    await other;
    return work();
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return {
    end: () => {
      document.cookie = 'mc_hint=1; path=/';
      end();
    },
  };
}

beforeEach(() => {
  resetPage();
  history.replaceState(null, '', '/m/login?go=%2Fm%2Fgame');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  history.replaceState(null, '', '/');
});

test('a login that waited for another tab’s takes its outcome, and sends nothing (FLT-38)', async () => {
  const other = plantBusyTab();
  const calls = fakeFetch(() => success({ token: 'h', id: '7', userName: 'lan' }));
  const outcome = submitLogin({ username: 'lan', password: 'pw' }, RULES);
  other.end();
  expect(await outcome).toEqual({ kind: 'done' });
  expect(calls).toEqual([]);
  expect(replacePage).toHaveBeenCalledWith('/m/game');
});

test('so does one whose tab heard of it while the captcha or the facts of the device were awaited (FLT-38)', async () => {
  const calls = fakeFetch(() => success({ token: 'h', id: '7', userName: 'lan' }));
  const outcome = submitLogin({ username: 'lan', password: 'pw' }, RULES);
  document.cookie = 'mc_hint=1; path=/';
  refreshSession();
  expect(await outcome).toEqual({ kind: 'done' });
  expect(calls).toEqual([]);
});

test('a registration that waited for another tab’s makes no second account (FLT-38)', async () => {
  const other = plantBusyTab();
  const calls = fakeFetch(() => success({ token: 'h', id: '7', userName: 'lan' }));
  const outcome = submitRegistration(FORM, RULES);
  other.end();
  const made = await outcome;
  expect(made.kind).toBe('made');
  if (made.kind === 'made') made.finish();
  expect(calls.filter(({ url }) => url.includes('register'))).toEqual([]);
  expect(replacePage).toHaveBeenCalledWith('/m/game');
});
