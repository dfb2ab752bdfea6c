import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginForm } from '@/components/auth/login-form';
import { RegisterPanel } from '@/components/auth/register/register-panel';
import { SmsLoginForm } from '@/components/auth/sms/sms-login-form';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

const RULES = { isCaptchaShown: false, isExpiryForced: false, isSmsCaptchaShown: false };
const button = () => screen.queryByRole('button', { name: 'Log in' });

const signInElsewhere = () => {
  act(() => signIn());
  return screen.findByText(/Logged in as/);
};

beforeEach(resetPage);

test('a log-in in another tab takes the place and the focus of the form, after a refusal too (B2)', async () => {
  fakeFetch(() => failure('login.cred.err', 'Wrong name'));
  renderWithMessages(<LoginForm {...RULES} />);
  await userEvent.type(screen.getByLabelText('User name'), 'lan');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong');
  await userEvent.click(button() as HTMLElement);
  await screen.findByRole('alert');
  const heading = await signInElsewhere();
  expect(button()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a log-in in another tab leaves the focus where it is outside of the form (B2)', async () => {
  renderWithMessages(
    <>
      <a href="/m/home">Home</a>
      <LoginForm {...RULES} />
    </>,
  );
  screen.getByRole('link', { name: 'Home' }).focus();
  await signInElsewhere();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Home' }));
});

test('a log-in in another tab takes the place of the form for an SMS code (B2)', async () => {
  fakeFetch(() =>
    success({ countries: [{ countryCode: 'VN', countryDialingCode: '84' }], countryCode: 'VN' }),
  );
  renderWithMessages(<SmsLoginForm {...RULES} />);
  expect(button()).not.toBeNull();
  expect(await signInElsewhere()).toBeTruthy();
  expect(button()).toBeNull();
});

test('a log-in in another tab takes the place of the registration, after a refusal too (B2)', async () => {
  fakeFetch(() => failure('register.username.exists', 'This name is taken'));
  const rules = { canStay: false, minimumAge: 0, isMobilePasswordRequired: false };
  renderWithMessages(<RegisterPanel {...RULES} {...rules} methods={['username']} />);
  await userEvent.type(screen.getByLabelText('User name'), 'lan');
  await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd!');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByRole('alert');
  expect(await signInElsewhere()).toBeTruthy();
  expect(document.querySelector('form')).toBeNull();
});
