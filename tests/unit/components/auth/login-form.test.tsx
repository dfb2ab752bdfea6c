import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginForm } from '@/components/auth/login-form';
import { OverlayProvider } from '@/components/notice/overlay-provider';
import { getSecondFactor } from '@/lib/client/auth/second-factor';
import { replacePage } from '@/lib/client/page/leave-page';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn(), reloadPage: jest.fn() }));

const show = () =>
  renderWithMessages(
    <>
      <LoginForm isCaptchaShown={false} isExpiryForced={false} />
      <OverlayProvider />
    </>,
  );
const name = () => screen.getByLabelText<HTMLInputElement>('User name');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));

async function logIn(): Promise<void> {
  await userEvent.type(name(), 'lan');
  await userEvent.type(password(), 'Passw0rd!');
  await send();
}

beforeEach(resetPage);

test('fields are labelled, and browsers may fill them in (R4)', () => {
  show();
  expect(name().autocomplete).toBe('username');
  expect(password().autocomplete).toBe('current-password');
  expect(password().type).toBe('password');
});

test('the form posts where no script runs: a password is never in an address', () => {
  const { container } = show();
  expect(container.querySelector('form')?.method).toBe('post');
});

test('empty fields are named where they are, and nothing is sent', async () => {
  const calls = fakeFetch(() => success({}));
  show();
  await send();
  expect(screen.getByText('Enter your user name.')).toBeTruthy();
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name());
  expect(calls).toHaveLength(0);
});

test('the password can be shown and hidden again', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
});

test('a success leaves for the home page (A5)', async () => {
  fakeFetch(() => success({ token: 'h', id: '1', userName: 'lan' }));
  show();
  await logIn();
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/home'));
});

test('a refusal is announced in the form, and no dialog covers it (X8, S14)', async () => {
  fakeFetch(() => failure('login.cred.err', 'Wrong name\nor password'));
  show();
  await logIn();
  const refusal = await screen.findByRole('alert');
  expect([refusal.textContent, refusal.querySelectorAll('br').length]).toEqual(['Wrong nameor password', 1]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(name().value).toBe('lan');
});

test('a fault of the provider opens a notice above the form, which keeps what was typed (X8, S14)', async () => {
  fakeFetch(() => failure('unavailable', 'Try again in a moment.', { status: 503 }));
  show();
  await logIn();
  const notice = await screen.findByRole('alertdialog', { name: "That didn't work" });
  await userEvent.click(within(notice).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([name().value, password().value]).toEqual(['lan', 'Passw0rd!']);
});

test('a name without an account opens the choice with the cleaned message, and the input stays (X3, X10)', async () => {
  fakeFetch(() => failure('not.exists.user', 'No player has this name. (U404)'));
  history.replaceState(null, '', '/m/login?go=%2Fm%2Fgame');
  show();
  await logIn();
  const choice = await screen.findByRole('dialog', { name: 'No account with this user name' });
  expect(within(choice).getByText('No player has this name.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const create = within(choice).getByRole('link', { name: 'Create a new account' });
  expect(create.getAttribute('href')).toBe('/m/register?go=%2Fm%2Fgame');
  expect(create.dataset.soft).toBe('replace');
  await userEvent.click(within(choice).getByRole('button', { name: 'Log in with an existing account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([name().value, password().value]).toEqual(['lan', 'Passw0rd!']);
  await waitFor(() => expect(document.activeElement).toBe(name()));
  history.replaceState(null, '', '/');
});

test('a name without an account is reported in the form, even without a message of the provider (X3)', async () => {
  fakeFetch(() => failure('not.exists.user', ''));
  show();
  await logIn();
  await screen.findByRole('dialog', { name: 'No account with this user name' });
  expect(screen.getAllByText('No account with this user name')).toHaveLength(2);
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
});

test('a login that is refused by HTTP 401 shows the provider’s message: a visitor has no session to lose (X6, X8)', async () => {
  fakeFetch(() => failure('bad.password', 'This password is wrong.', { status: 401 }));
  show();
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toBe('This password is wrong.');
  expect([name().value, password().value]).toEqual(['lan', 'Passw0rd!']);
});

test('too many attempts open no dialog, and the form still shows a message (X7)', async () => {
  fakeFetch(() => failure('TOO_MANY_REQUESTS', 'Wait a minute', { status: 429 }));
  show();
  await logIn();
  expect(await screen.findByText('Wait a minute')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a member sees links instead of a form', async () => {
  history.replaceState(null, '', '/m/login');
  signIn('h', 'lan');
  show();
  expect(await screen.findByText('Logged in as lan')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(replacePage).toHaveBeenCalledWith('/m/home');
});

test('login_verify_required opens the second factor with the offered methods (S11)', async () => {
  fakeFetch(() => failure('login_verify_required', '', { value: { ga: true, sms: true } }));
  show();
  await logIn();
  await waitFor(() => expect(getSecondFactor()).toMatchObject({ offered: ['ga', 'sms'] }));
});
