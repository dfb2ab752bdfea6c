import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTypedName } from '@/lib/client/auth/entry-note';
import { replacePage } from '@/lib/client/page/leave-page';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';
import { ask, name, REQUEST, show } from './recovering';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));

const RESET = '/wps/member/password/reset';
const COUNTRY = {
  countries: [{ countryCode: 'PK', countryName: 'Pakistan', countryDialingCode: '92' }],
  countryCode: 'PK',
  countryDialingCode: '92',
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  resetPage();
  history.replaceState(null, '', '/m/recover');
});

test('the screen never reveals whether the account exists (B1)', async () => {
  fakeFetch(() => success(null));
  show();
  await ask('lan');
  expect(await screen.findByText(/If the account exists and a code can be sent/)).toBeTruthy();
});

test('the name that was typed into the log-in form is there already (B1)', async () => {
  setTypedName(' lan ');
  show();
  expect(name().value).toBe('lan');
  setTypedName('');
});

test('code and new password set it once, however often the button is pressed (A1, B1)', async () => {
  const calls = fakeFetch(() => success({}));
  show();
  await ask('lan');
  // As a Persian keyboard writes it.
  await userEvent.type(await screen.findByLabelText('Code'), '۱۲۳۴۵۶');
  await userEvent.type(screen.getByLabelText('New password'), 'Another-1');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Set new password' }));
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/login'));
  expect(sessionStorage.getItem('mc_entry_name')).toBe('lan');
  const bodies = calls.filter(({ url }) => url === RESET).map(({ init }) => JSON.parse(String(init.body)));
  expect(bodies).toEqual([{ username: 'lan', verifyCode: '123456', newPassword: 'Another-1' }]);
});

test('a wrong code shows a message and empties nothing; faults are shown below their fields (B1)', async () => {
  fakeFetch((path) => (path === RESET ? failure('verify.code.invalid', 'Wrong code') : success({})));
  show();
  await ask('lan');
  const code = await screen.findByLabelText<HTMLInputElement>('Code');
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(screen.getByText('Choose a new password.')).toBeTruthy();
  expect(document.activeElement).toBe(code);
  await userEvent.type(code, '000000');
  await userEvent.type(screen.getByLabelText('New password'), 'Another-1');
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(await screen.findByText(/^Wrong or expired code/)).toBeTruthy();
  expect(code.value).toBe('000000');
});

test('a step back keeps the name, and a code that has just been sent is not requested again (B11)', async () => {
  const calls = fakeFetch(() => success({}));
  show();
  await ask('lan');
  await userEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
  expect(name().value).toBe('lan');
  await wait(520);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('button', { name: /Send again \(/ })).toBeTruthy();
  expect(calls.filter(({ url }) => url === REQUEST)).toHaveLength(1);
});

test('after the wait another code is offered, and requested on a tap (B1, B11)', async () => {
  const calls = fakeFetch(() => success({}));
  show();
  await ask('lan');
  await screen.findByRole('button', { name: /Send again \(/ });
  const later = Date.now() + 61_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(calls.filter(({ url }) => url === REQUEST)).toHaveLength(2));
});

test('the form asks for a number instead of the name, and the code is sent to it (B1, A21)', async () => {
  const calls = fakeFetch((path) => success(path === '/wps/system/country' ? COUNTRY : {}));
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Mobile number' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '3001234567');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('Code');
  const [sent] = calls.filter(({ url }) => url === REQUEST);
  expect(JSON.parse(String(sent?.init.body))).toEqual({ mobileNum: '3001234567' });
});

test('no name, no call', async () => {
  const calls = fakeFetch(() => success({}));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Enter your user name.')).toBeTruthy();
  expect(calls).toHaveLength(0);
});
