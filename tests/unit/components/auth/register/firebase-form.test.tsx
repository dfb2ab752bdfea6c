import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { MobileForm } from '@/components/auth/register/mobile-form';
import { OverlayProvider } from '@/components/notice/overlay-provider';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { createPhoneProver } from '@/lib/client/firebase/phone-proof';
import { replacePage } from '@/lib/client/page/leave-page';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import { authErrorOf } from '@/lib/shared/firebase/auth-error';
import { type Answer, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));
jest.mock('@/lib/client/firebase/phone-proof', () => ({ createPhoneProver: jest.fn() }));

const REGISTER = '/wps/member/register/mobile';
const COUNTRY = { countryCode: 'VN', countryDialingCode: '84' };
const RULES = {
  methods: ['username', 'mobile'],
  isMobilePasswordRequired: false,
  smsFirebase: { config: { apiKey: 'k', authDomain: 'one.example', projectId: 'one' } },
  isCaptchaShown: false,
  isSmsCaptchaShown: true,
  canStay: true,
  isExpiryForced: false,
  minimumAge: 18,
} as const;
const PHONE = '+84912345678';
const send = jest.fn();
const prove = jest.fn();
const refused = (code: Parameters<typeof authErrorOf>[0]) => ({ ok: false, error: authErrorOf(code) });

const Form = (rules: RegisterRules) => <MobileForm guard={useGuardedSubmit()} rules={rules} />;
const answer = (path: string): Answer =>
  success(path.endsWith('/country') ? COUNTRY : { token: 'h', userName: 'm912' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function showTyped(): Promise<ReturnType<typeof fakeFetch>> {
  const calls = fakeFetch(answer);
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Form {...RULES} />
      <OverlayProvider />
    </SWRConfig>,
  );
  await screen.findByText('+84');
  await userEvent.type(screen.getByLabelText('Mobile number'), '0912345678');
  await userEvent.click(await button('Send code'));
  return calls;
}
async function submits(code: string): Promise<void> {
  const field = screen.getByLabelText('Code from the text message');
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(await button('Create account'));
}

beforeEach(() => {
  resetPage();
  send.mockReset().mockResolvedValue({ ok: true, value: { phone: PHONE, id: 'm1' } });
  prove.mockReset().mockResolvedValue({ ok: true, value: 'token-1' });
  jest.mocked(createPhoneProver).mockReturnValue({ send, prove });
});

test('Firebase sends the code into an empty place of the page, and its token registers instead of the code (E4, A4)', async () => {
  const calls = await showTyped();
  await button(/Send again \(/);
  expect(send).toHaveBeenCalledWith(PHONE, expect.any(HTMLDivElement));
  await submits('123 456');
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/home'));
  expect(prove).toHaveBeenCalledWith(PHONE, '123456');
  expect(calls.map(({ url }) => url)).not.toContain('/wps/verification/sms/noLogin');
  const body = JSON.parse(String(calls.find(({ url }) => url === REGISTER)?.init.body));
  expect(body).toMatchObject({
    countryDialingCode: '84',
    mobileNum: '912345678',
    firebaseChannel2: 'PHONE',
    firebaseIdToken2: 'token-1',
  });
  expect(body).not.toHaveProperty('smsCode');
});

test('a code that cannot be sent is a notice with code and reason; the number stays and may be tried again at once (X9)', async () => {
  send.mockResolvedValueOnce(refused('quota-exceeded'));
  await showTyped();
  expect((await screen.findByRole('alertdialog')).textContent).toMatch(
    /Code: auth\/quota-exceeded.*Reason: quota exceeded/s,
  );
  await userEvent.click(await button('OK'));
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('0912345678');
  await userEvent.click(await button('Send code'));
  await button(/Send again \(/);
});

test('a wrong code registers nothing, shows a message below its field, and may be corrected (X9)', async () => {
  prove.mockResolvedValueOnce(refused('invalid-verification-code'));
  const calls = await showTyped();
  await submits('000000');
  await userEvent.click(await button('OK'));
  expect(screen.getByText('Wrong code. Check it and try again.')).toBeTruthy();
  expect(calls.map(({ url }) => url)).not.toContain(REGISTER);
  // The lock of the first attempt holds for another half second (A1).
  await waitFor(async () => {
    await submits('123456');
    expect(replacePage).toHaveBeenCalled();
  });
});

test('an expired code ends the wait for the next one (X9, B11)', async () => {
  prove.mockResolvedValueOnce(refused('code-expired'));
  await showTyped();
  await button(/Send again \(/);
  await submits('123456');
  await userEvent.click(await button('OK'));
  await userEvent.click(await button('Send code'));
  expect(send).toHaveBeenCalledTimes(2);
});
