import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { MobileForm } from '@/components/auth/register/mobile-form';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { replacePage } from '@/lib/client/page/leave-page';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import { type Answer, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));

const REGISTER = '/wps/member/register/mobile';
const COUNTRY = {
  countries: [{ countryCode: 'BR', countryName: 'Brasil', countryDialingCode: '55' }],
  countryCode: 'VN',
  countryDialingCode: '84',
};
const RULES: RegisterRules = {
  methods: ['username', 'mobile'],
  isMobilePasswordRequired: false,
  isCaptchaShown: false,
  isSmsCaptchaShown: false,
  canStay: true,
  isExpiryForced: false,
  minimumAge: 18,
};

const Form = (rules: RegisterRules) => <MobileForm guard={useGuardedSubmit()} rules={rules} />;
const answer = (path: string): Answer =>
  success(path.endsWith('/country') ? COUNTRY : { token: 'h', userName: 'm912', passwordDefault: true });
const show = (rules: Partial<RegisterRules> = {}) =>
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Form {...RULES} {...rules} />
    </SWRConfig>,
  );
const number = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
const code = () => screen.getByLabelText<HTMLInputElement>('Code from the text message');
const bodyOf = (init: RequestInit | undefined) => JSON.parse(String(init?.body));

beforeEach(resetPage);

test('number and code register; without the password setting no password is required or sent (A4, ruling 19)', async () => {
  const calls = fakeFetch(answer);
  show();
  await screen.findByText('+84');
  expect(screen.queryByLabelText('Password')).toBeNull();
  await userEvent.type(number(), '0912345678');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: /Send again \(/ });
  expect(document.activeElement).toBe(code());
  await userEvent.paste('Your code is 123 456');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Create account' }));
  // The default password was never the player's: nothing to change at once.
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/home'));
  const sent = calls.filter(({ url }) => url === REGISTER);
  expect(sent).toHaveLength(1);
  expect(bodyOf(sent[0]?.init)).toMatchObject({
    countryDialingCode: '84',
    mobileNum: '912345678',
    smsCode: '123456',
  });
  expect(bodyOf(sent[0]?.init)).not.toHaveProperty('password');
});

test('digits of another script are sent as 0 to 9 (A21)', async () => {
  const calls = fakeFetch(answer);
  show();
  await screen.findByText('+84');
  await userEvent.type(number(), '०९१२३४५६७८');
  await userEvent.type(code(), '၁၂၃၄၅၆');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/home'));
  const [sent] = calls.filter(({ url }) => url === REGISTER);
  expect(bodyOf(sent?.init)).toMatchObject({ mobileNum: '912345678', smsCode: '123456' });
});

test('with the password setting a password is required (A4)', async () => {
  fakeFetch(answer);
  show({ isMobilePasswordRequired: true });
  await screen.findByText('+84');
  await userEvent.type(number(), '0912345678');
  await userEvent.type(code(), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Choose a password.')).toBeTruthy();
});

test('faults of number, code and password are shown at once, the number gets the focus (A21)', async () => {
  const calls = fakeFetch(answer);
  show({ isMobilePasswordRequired: true });
  await screen.findByText('+84');
  await userEvent.type(number(), '09x');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Use digits only.')).toBeTruthy();
  expect(screen.getByText('Enter the 4 to 8 digit code.')).toBeTruthy();
  expect(document.activeElement).toBe(number());
  expect(calls.filter(({ url }) => url === REGISTER)).toHaveLength(0);
});
