import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginForm } from '@/components/auth/login-form';
import { storeRemembered } from '@/lib/client/auth/remember/store-remembered';
import { getSecondFactor } from '@/lib/client/auth/second-factor';
import { submitVerification } from '@/lib/client/auth/submit-verification';
import { replacePage } from '@/lib/client/page/leave-page';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { DEVICE_ID, resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));

const show = (isRememberOffered = true) =>
  renderWithMessages(
    <LoginForm isCaptchaShown={false} isExpiryForced={false} isRememberOffered={isRememberOffered} />,
  );
const name = () => screen.getByLabelText<HTMLInputElement>('User name');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const box = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Keep me logged in on this device' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));
const isStored = () => localStorage.getItem('remPass') !== null;
const bodyOf = (requests: { init: RequestInit }[]) => JSON.parse(String(requests.at(-1)?.init.body));
const answer = () => success({ token: 'h', id: '7', userName: 'lan', remembered: 'fresh' });
const remember = () => storeRemembered({ type: 'username', username: 'lan' }, { remembered: 'text' });

beforeEach(resetPage);

test('a box offers to stay signed in, where the merchant has that, ticked until the player unticks it (A8)', async () => {
  const { unmount } = show();
  expect(box().checked).toBe(true);
  await userEvent.click(box());
  unmount();
  show();
  expect(box().checked).toBe(false);
});

test('no box where auto-login is off, and no remembering is requested (MOBILEAUTOLOGIN3)', async () => {
  remember();
  const calls = fakeFetch(answer);
  show(false);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(name().value).toBe('');
  await userEvent.type(name(), 'lan');
  await userEvent.type(password(), 'pw');
  await send();
  expect(Object.keys(bodyOf(calls)).sort()).toEqual(['loginDeviceId', 'password', 'type', 'username']);
});

test('a login with the box ticked is remembered, and no password is in the storage (A8, E7)', async () => {
  const calls = fakeFetch(answer);
  show();
  await userEvent.type(name(), 'lan');
  await userEvent.type(password(), 'pa55-canary');
  await send();
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/home'));
  expect(bodyOf(calls)).toMatchObject({ password: 'pa55-canary', remember: true });
  expect(JSON.parse(localStorage.getItem('remPass') ?? '')).toMatchObject({
    username: 'lan',
    password: 'fresh',
  });
  expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain('canary');
});

test('a login with the box unticked drops the remembered login (A8)', async () => {
  remember();
  const calls = fakeFetch(answer);
  show();
  await userEvent.click(box());
  await send();
  await waitFor(() => expect(replacePage).toHaveBeenCalled());
  expect(bodyOf(calls)).toMatchObject({ remembered: 'text', remember: false });
  expect([isStored(), localStorage.getItem('autoLogin')]).toEqual([false, '0']);
});

test('the remembered name is shown, dots replace the password, and the record is sent in its place (E7)', async () => {
  remember();
  const calls = fakeFetch(answer);
  show();
  expect(name().value).toBe('lan');
  expect([password().value, password().placeholder]).toEqual(['', '•••••••• (saved)']);
  await send();
  await waitFor(() => expect(replacePage).toHaveBeenCalled());
  const body = { username: 'lan', type: 'username', remembered: 'text', remember: true };
  expect(bodyOf(calls)).toEqual({ ...body, loginDeviceId: DEVICE_ID });
});

test('another name needs its own password, and the remembered one returns with its name', async () => {
  remember();
  const calls = fakeFetch(answer);
  show();
  await userEvent.type(name(), 'a');
  expect(password().placeholder).toBe('');
  await send();
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.type(name(), '{Backspace}');
  expect(password().placeholder).not.toBe('');
});

test('a record that is refused is deleted, and the form requires the password (X3, provider-api §7)', async () => {
  remember();
  fakeFetch(() => failure('login.cred.err', 'No longer valid'));
  show();
  await send();
  expect(await screen.findByText('No longer valid')).toBeTruthy();
  expect([isStored(), localStorage.getItem('autoLogin')]).toEqual([false, '0']);
  expect([name().value, password().placeholder]).toEqual(['lan', '']);
});

test('offline in the middle loses neither the input nor the record (ruling 29)', async () => {
  remember();
  fakeFetch(() => {
    throw new TypeError('offline');
  });
  show();
  await userEvent.type(password(), 'half-typed');
  await send();
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
  expect([name().value, password().value, isStored()]).toEqual(['lan', 'half-typed', true]);
});

test('a second factor proves with the same record (A9, S11)', async () => {
  remember();
  const calls = fakeFetch((path) =>
    path.endsWith('verification') ? answer() : failure('login_verify_required', '', { value: { ga: true } }),
  );
  show();
  await send();
  await waitFor(() => expect(getSecondFactor()).toBeDefined());
  const due = getSecondFactor();
  await act(async () => {
    if (due) await submitVerification(due, { verifyType: 'ga', verifyCode: '123456' });
  });
  expect(replacePage).toHaveBeenCalled();
  expect(bodyOf(calls)).toMatchObject({ remembered: 'text', remember: true, verifyCode: '123456' });
  expect(JSON.parse(localStorage.getItem('remPass') ?? '')).toMatchObject({ password: 'fresh' });
});
