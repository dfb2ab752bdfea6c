import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TwoFactorDialog } from '@/components/auth/two-factor/two-factor-dialog';
import { finishLogin } from '@/lib/client/auth/finish-login';
import { replacePage } from '@/lib/client/page/leave-page';
import type { Success } from '@/lib/shared/calls/envelope';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import { type Answer, failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { DEVICE_ID, resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));

const login = { username: 'twofa', password: 'pw', type: 'username', loginDeviceId: DEVICE_ID } as const;
const finish = (answer: Success<WireLoginAnswer>) =>
  finishLogin(answer, { type: 'username', isExpiryForced: false });
const onClose = jest.fn();
const show = (offered: ('ga' | 'sms' | 'email')[]) =>
  renderWithMessages(<TwoFactorDialog onClose={onClose} second={{ login, offered, finish }} />);
const code = () => screen.getByLabelText<HTMLInputElement>('One-time code');
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

beforeEach(resetPage);

test('the code field takes one-time codes on a number pad (B11)', () => {
  show(['ga']);
  expect(code().autocomplete).toBe('one-time-code');
  expect(code().inputMode).toBe('numeric');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a pasted message proves the second factor by its code, and the normal after-login flow runs (A9, B11)', async () => {
  const calls = fakeFetch(() => success({ token: 'h', userName: 'twofa' }));
  show(['ga']);
  await userEvent.click(code());
  await userEvent.paste('Your code is 123 456, valid for 5 minutes.');
  await confirm();
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/home'));
  expect(calls[0]?.url).toBe('/wps/session/login/verification');
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
    username: 'twofa',
    password: 'pw',
    type: 'username',
    verifyType: 'ga',
    verifyCode: '123456',
    loginDeviceId: DEVICE_ID,
  });
});

test('digits of any script are a code (B11)', async () => {
  const asked = fakeFetch(() => success({ token: 'h', userName: 'twofa' }));
  show(['ga']);
  await userEvent.type(code(), '٤٥٦١٢٣');
  await confirm();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(JSON.parse(String(asked[0]?.init.body))).toMatchObject({ verifyCode: '456123' });
});

test('a code is sent by the chosen method, and again only after a minute (B11)', async () => {
  const calls = fakeFetch(() => success(null));
  show(['ga', 'email']);
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const again = await screen.findByRole('button', { name: /Send again \(\d+ s\)/ });
  await userEvent.click(again);
  expect(calls).toHaveLength(1);
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ username: 'twofa', verifyType: 'email' });
});

test('each method keeps its own wait while another is looked at (S11, B11)', async () => {
  const calls = fakeFetch(() => success(null));
  show(['sms', 'email']);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: /Send again \(\d+ s\)/ });
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Text message' }));
  await userEvent.click(await screen.findByRole('button', { name: /Send again \(\d+ s\)/ }));
  const sent = calls.map(({ init }) => JSON.parse(String(init.body)).verifyType);
  expect(sent).toEqual(['sms', 'email']);
});

test('a wrong code shows its message in the dialog itself, until another method is picked (S11)', async () => {
  fakeFetch(() => failure('verify.code.err', 'The code is wrong.'));
  show(['ga', 'email']);
  await userEvent.type(code(), '000000');
  await confirm();
  expect(await screen.findByText('The code is wrong.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }));
  expect(screen.queryByText('The code is wrong.')).toBeNull();
  expect(code().value).toBe('');
});

test('an impossible code is not sent: the field has the focus', async () => {
  const calls = fakeFetch(() => success(null));
  show(['ga']);
  await userEvent.type(code(), '12');
  await confirm();
  expect(screen.getByText('Enter the 4 to 8 digit code.')).toBeTruthy();
  expect(document.activeElement).toBe(code());
  expect(calls).toHaveLength(0);
});

test('the refusal of one code goes where the next is incomplete (S11)', async () => {
  fakeFetch(() => failure('verify.code.err', 'The code is wrong.'));
  show(['ga']);
  await userEvent.type(code(), '000000');
  await confirm();
  await screen.findByRole('alert');
  await userEvent.clear(code());
  await userEvent.type(code(), '1');
  await confirm();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a code that is being checked cannot be cancelled, since a right one logs in; once it is refused, it can (A9, S11)', async () => {
  const answer = Promise.withResolvers<Answer>();
  fakeFetch(() => answer.promise);
  show(['ga']);
  await userEvent.type(code(), '000000');
  await confirm();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await userEvent.click(cancel);
  expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  answer.resolve(failure('verify.code.err', 'The code is wrong.'));
  await screen.findByRole('alert');
  await userEvent.click(cancel);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an answer that is late is said to be so, until it comes (S11)', async () => {
  jest.useFakeTimers();
  const answer = Promise.withResolvers<Answer>();
  fakeFetch(() => answer.promise);
  show(['ga']);
  fireEvent.change(code(), { target: { value: '000000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.queryByText(/Still waiting/)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(/Still waiting for an answer/)).toBeTruthy();
  jest.useRealTimers();
  answer.resolve(failure('verify.code.err', 'The code is wrong.'));
  await screen.findByRole('alert');
  expect(screen.queryByText(/Still waiting/)).toBeNull();
});
