import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FactorAccount, openFactorAccount } from '@/lib/client/firebase/factor-account';
import { copyText } from '@/lib/client/share/copy-text';
import { authErrorOf } from '@/lib/shared/firebase/auth-error';
import { resetPage } from '@/tests/unit/client/page-of';
import { account, error, onClose, PHONE, press, SECRET, show, typeCode } from './enrolling';

jest.mock('@/lib/client/firebase/factor-account', () => ({
  openFactorAccount: jest.fn(),
  prepareFactorAccount: jest.fn(async () => undefined),
}));
jest.mock('@/lib/client/share/copy-text', () => ({ copyText: jest.fn(async () => true) }));
jest.mock('@/lib/client/share/draw-qr', () => ({ drawQr: jest.fn(async () => 'data:image/png;base64,') }));

const opens = jest.mocked(openFactorAccount);

beforeEach(() => {
  resetPage();
  jest.clearAllMocks();
  opens.mockResolvedValue({ kind: 'open', account: account as unknown as FactorAccount });
});

test('a phone is added once its code is right; a wrong one may be corrected (A23, B25)', async () => {
  account.addPhone.mockRejectedValueOnce(error('auth/invalid-verification-code'));
  show();
  await press('Continue with Google');
  await press('Add a phone number');
  await userEvent.type(screen.getByLabelText('Phone number with country code'), '+84 (91) 234-5678');
  await press('Send code');
  expect(account.sendPhone).toHaveBeenCalledWith('+84912345678', expect.any(HTMLDivElement));
  await typeCode('000000');
  expect(await screen.findByText(/Wrong code/)).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Code'));
  await typeCode('123456');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(account.addPhone).toHaveBeenLastCalledWith('proof-1', '123456');
  expect(screen.getByRole('status').textContent).toContain('Second step added');
});

test('an authenticator app is added by its QR code or key in groups of four, which can be copied on the phone that shows it (A23, B25)', async () => {
  show();
  await press('Continue with Google');
  await press('Add an authenticator app');
  expect(account.startApp).toHaveBeenCalledWith('One');
  const key = await waitFor(() => screen.getByRole('code'));
  expect(key.textContent).toBe('SECRET234');
  expect([...key.children].map(({ textContent }) => textContent).filter(Boolean)).toEqual([
    'SECR',
    'ET23',
    '4',
  ]);
  await press('Copy key');
  expect(copyText).toHaveBeenCalledWith('SECRET234');
  expect(screen.getByRole('status').textContent).toContain('Key copied');
  await waitFor(() => expect(document.querySelector('img[src^="data:image/png"]')).toBeTruthy());
  await typeCode('654321');
  await waitFor(() => expect(account.addApp).toHaveBeenCalledWith(SECRET, '654321'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a factor is removed after a confirmation, and the list shows it (A23, B25)', async () => {
  show();
  await press('Continue with Google');
  await press(/^Remove/);
  expect(account.remove).not.toHaveBeenCalled();
  const question = within(screen.getByRole('alertdialog', { name: 'Remove this second step?' }));
  expect(question.getByText(PHONE.label)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement?.textContent).toContain('Remove');
  expect(account.remove).not.toHaveBeenCalled();
  await press(/^Remove/);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(account.remove).toHaveBeenCalledWith('h1');
  await waitFor(() => expect(screen.queryByText(PHONE.label)).toBeNull());
  expect(document.activeElement?.textContent).toBe('Add a phone number');
  expect(screen.getByRole('status').textContent).toContain('Second step removed');
  expect(onClose).not.toHaveBeenCalled();
});

test('a phone and an authenticator app may both be enrolled: when one is removed, the other stays (B25)', async () => {
  account.list.mockReturnValueOnce([PHONE, { uid: 'h2', factor: 'totp', label: 'Spare' }]);
  show();
  await press('Continue with Google');
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  await press(/^Remove.*5678/);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1));
  expect(account.remove.mock.calls).toEqual([['h1']]);
  expect(screen.getByRole('button', { name: /^Remove.*Spare/ })).toBeTruthy();
});

test('who has a second factor proves it first; then the account is open (A23)', async () => {
  const challenge = { hints: [PHONE], send: async () => 'p', confirm: async () => 'token' };
  const open = () => account as unknown as FactorAccount;
  opens.mockResolvedValue({ kind: 'second-factor', challenge, open });
  show();
  await press('Continue with Google');
  await press('Send code');
  await typeCode('123456');
  expect(await screen.findByRole('button', { name: 'Add a phone number' })).toBeTruthy();
});

test('a failed window is reported with code and reason, and can be retried (X9)', async () => {
  opens.mockResolvedValueOnce({ kind: 'refused', error: authErrorOf('popup-blocked') });
  show();
  await press('Continue with Google');
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/auth\/popup-blocked/)).toBeTruthy();
  await press('Continue with Google');
  expect(await screen.findByRole('button', { name: 'Add a phone number' })).toBeTruthy();
});

test('Back closes it, also once the account is open, and stays on the page (A23)', async () => {
  const place = window.location.href;
  const { unmount } = show();
  window.history.back();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  unmount();
  show();
  await press('Continue with Google');
  await screen.findByRole('button', { name: 'Add a phone number' });
  await waitFor(() => expect(window.history.state?.mcDialog).toBeTruthy());
  window.history.back();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(window.location.href).toBe(place);
});

test('the account is left when the dialog closes (ruling 34)', async () => {
  const { unmount } = show();
  await press('Continue with Google');
  unmount();
  expect(account.close).toHaveBeenCalledTimes(1);
});
