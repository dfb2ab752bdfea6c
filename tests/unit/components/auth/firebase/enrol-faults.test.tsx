import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type AccountOutcome,
  type FactorAccount,
  openFactorAccount,
} from '@/lib/client/firebase/factor-account';
import { toAuthError } from '@/lib/shared/firebase/auth-error';
import { resetPage } from '@/tests/unit/client/page-of';
import { account, error, press, show } from './enrolling';

jest.mock('@/lib/client/firebase/factor-account', () => ({
  openFactorAccount: jest.fn(),
  prepareFactorAccount: jest.fn(async () => undefined),
}));

const opens = jest.mocked(openFactorAccount);

beforeEach(() => {
  resetPage();
  jest.clearAllMocks();
  opens.mockResolvedValue({ kind: 'open', account: account as unknown as FactorAccount });
});

test('a number without its country is a fault of its field; “Choose another method” leads from the code to the list (A23)', async () => {
  show();
  await press('Continue with Google');
  await press('Add a phone number');
  const number = screen.getByLabelText<HTMLInputElement>('Phone number with country code');
  expect([document.activeElement, number.inputMode]).toEqual([number, 'tel']);
  await userEvent.type(number, '0912');
  await press('Send code');
  expect(screen.getByText('Enter a valid phone number.').id).toBe(number.getAttribute('aria-describedby'));
  expect(account.sendPhone).not.toHaveBeenCalled();
  await userEvent.clear(number);
  await userEvent.type(number, '+84912345678');
  await press('Send code');
  await screen.findByLabelText('Code');
  await press('Choose another method');
  expect(screen.getByRole('button', { name: 'Add a phone number' })).toBeTruthy();
});

test('an unknown error gets the general text, one of the account its own (A23, X9)', async () => {
  account.sendPhone.mockRejectedValueOnce(error('auth/some-new-code'));
  account.startApp.mockRejectedValueOnce(error('auth/unverified-email'));
  show();
  await press('Continue with Google');
  await press('Add an authenticator app');
  expect(await screen.findByText(/isn't verified yet/)).toBeTruthy();
  await press('Add a phone number');
  await userEvent.type(screen.getByLabelText('Phone number with country code'), '+84912345678');
  await press('Send code');
  expect(await screen.findByText(/^Something went wrong. Please try again/)).toBeTruthy();
});

test.each(['auth/requires-recent-login', 'auth/user-token-expired'])(
  'where the service wants to see the player again, it is they who are asked: %s (A23)',
  async (code) => {
    account.startApp.mockRejectedValueOnce(error(code));
    show();
    await press('Continue with Google');
    await press('Add an authenticator app');
    expect(await screen.findByRole('dialog', { name: "Confirm it's you" })).toBeTruthy();
    expect(screen.queryByText(/auth\//)).toBeNull();
    expect(account.close).toHaveBeenCalledTimes(1);
    await press('Continue with Google');
    expect(await screen.findByRole('button', { name: 'Add an authenticator app' })).toBeTruthy();
  },
);

test('a newer window ends the older without a message (A20)', async () => {
  const older = Promise.withResolvers<AccountOutcome>();
  opens.mockReturnValueOnce(older.promise).mockReturnValueOnce(new Promise(() => undefined));
  show();
  await press('Continue with Google');
  await press(/Google/);
  await act(async () =>
    older.resolve({ kind: 'refused', error: toAuthError(error('auth/cancelled-popup-request')) }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Waiting for Google…' })).toBeTruthy();
});

test('an account that opens after the dialog has closed is left at once (B25)', async () => {
  const late = Promise.withResolvers<AccountOutcome>();
  opens.mockReturnValueOnce(late.promise);
  const { unmount } = show();
  await press('Continue with Google');
  unmount();
  await act(async () => late.resolve({ kind: 'open', account: account as unknown as FactorAccount }));
  expect(account.close).toHaveBeenCalledTimes(1);
});
