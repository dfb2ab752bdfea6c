import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegisterPanel } from '@/components/auth/register/register-panel';
import { OverlayProvider } from '@/components/notice/overlay-provider';
import { leaveTo, replacePage } from '@/lib/client/page/leave-page';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

// Attribution has tests of its own.
jest.mock('@/lib/client/attribution/get-registration-facts', () => ({
  getRegistrationFacts: async () => ({
    registerMethod: 'H5',
    registerUrl: 'http://localhost/',
    domain: 'localhost',
  }),
}));

jest.mock('@/lib/client/page/leave-page', () => ({
  leaveTo: jest.fn(),
  replacePage: jest.fn(),
  reloadPage: jest.fn(),
}));

const RULES: RegisterRules = {
  methods: ['username', 'auto'],
  isMobilePasswordRequired: true,
  isCaptchaShown: false,
  isSmsCaptchaShown: false,
  canStay: true,
  isExpiryForced: false,
  minimumAge: 21,
};
const show = (rules: Partial<RegisterRules> = {}) =>
  renderWithMessages(
    <>
      <RegisterPanel {...RULES} {...rules} />
      <OverlayProvider />
    </>,
  );
const box = (form: HTMLElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
const form = () => document.querySelector<HTMLFormElement>('div:not([hidden]) > form');
const button = () => form()?.querySelector<HTMLButtonElement>('button[type="submit"]') as HTMLButtonElement;
const bodyOf = (init: RequestInit | undefined) => JSON.parse(String(init?.body));

async function fill(): Promise<void> {
  await userEvent.type(box(form(), 'username'), 'lan7');
  await userEvent.type(box(form(), 'password'), 'Passw0rd!');
}

beforeEach(resetPage);

test('the length of a user name is a hint from the start, where the merchant sets it', () => {
  const hint = '4 to 20 characters';
  const { unmount } = show();
  expect(screen.queryByText(hint)).toBeNull();
  unmount();
  show({ usernameLength: { min: 4, max: 20 } });
  expect(screen.getByRole('textbox', { description: hint })).toBe(box(form(), 'username'));
});

test('the fields have attributes for password managers, and a form without script posts (B11)', () => {
  show();
  expect(box(form(), 'username').autocomplete).toBe('username');
  expect(box(form(), 'password').autocomplete).toBe('new-password');
  expect(form()?.method).toBe('post');
});

test('missing input is reported below each field until it is typed, the first field gets the focus, nothing is sent', async () => {
  const calls = fakeFetch(() => success({}));
  show();
  await userEvent.click(button());
  expect(await screen.findByText('Choose a user name.')).toBeTruthy();
  expect(screen.getByText('Choose a password.')).toBeTruthy();
  expect(document.activeElement).toBe(box(form(), 'username'));
  await userEvent.type(box(form(), 'password'), 'P');
  expect(screen.queryByText('Choose a password.')).toBeNull();
  expect(screen.getByText('Choose a user name.')).toBeTruthy();
  expect(calls).toHaveLength(0);
});

test('a double submit makes one account (A1)', async () => {
  const calls = fakeFetch(() => success({ token: 'h', userName: 'lan7' }));
  show();
  await fill();
  await userEvent.dblClick(button());
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/home'));
  await userEvent.click(button());
  expect(calls).toHaveLength(1);
  expect(bodyOf(calls[0]?.init)).toMatchObject({ username: 'lan7', password: 'Passw0rd!', remember: true });
});

test('a refusal is announced in the form, and the input stays (A3)', async () => {
  fakeFetch(() => failure('register.username.exists', 'This name is taken'));
  show();
  await fill();
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('This name is taken');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect([box(form(), 'username').value, box(form(), 'password').value]).toEqual(['lan7', 'Passw0rd!']);
});

test('no record is requested when the player does not stay, or may not (A2)', async () => {
  const calls = fakeFetch(() => success({ token: 'h', userName: 'lan7' }));
  show();
  await fill();
  await userEvent.click(box(form(), 'remember'));
  await userEvent.click(button());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(bodyOf(calls[0]?.init)).not.toHaveProperty('remember');
  expect(localStorage.getItem('autoLogin')).toBe('0');
});

test('a merchant without MOBILEAUTOLOGIN3 offers no staying signed in, one without a minimum age shows none (A2)', () => {
  show({ canStay: false, minimumAge: 0 });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(/years old/)).toBeNull();
});

test('a chosen user name is shown before the player continues (A22)', async () => {
  fakeFetch(() => success({ token: 'h', userName: 'au123' }));
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Quick start' }));
  await userEvent.type(box(form(), 'password'), 'Passw0rd!');
  await userEvent.click(button());
  expect(await screen.findByText('au123')).toBeTruthy();
  expect(replacePage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Start playing' }));
  expect(replacePage).toHaveBeenCalledWith('/m/home');
});

test('an account without a session leads to the login, which explains it (A2)', async () => {
  history.replaceState(null, '', '/m/register');
  fakeFetch(() => success({ id: '1', userName: 'lan7' }));
  show();
  await fill();
  await userEvent.click(button());
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/m/login'));
  expect(sessionStorage.getItem('mc_entry_note')).toBe('registered');
});

test('a single method is offered without a choice; a member sees links (R5)', async () => {
  const { unmount } = show({ methods: ['username'] });
  expect(screen.queryByRole('radio')).toBeNull();
  unmount();
  signIn('h', 'lan');
  show();
  expect(await screen.findByText('Logged in as lan')).toBeTruthy();
});
