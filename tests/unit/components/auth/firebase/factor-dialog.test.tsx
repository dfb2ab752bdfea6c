import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FactorDialog } from '@/components/auth/firebase/factor/factor-dialog';
import type { FactorChallenge } from '@/lib/client/firebase/factor-challenge';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

const PHONE = { uid: 'h1', factor: 'phone', label: 'Work · +•••••••5678' } as const;
const APP = { uid: 'h2', factor: 'totp', label: '' } as const;
const onToken = jest.fn();
const onClose = jest.fn();
const send = jest.fn();
const confirm = jest.fn();
const error = (code: string) => Object.assign(new Error(''), { code });

function show(hints: FactorChallenge['hints'] = [PHONE]) {
  renderWithMessages(
    <FactorDialog challenge={{ hints, send, confirm }} onClose={onClose} onToken={onToken} />,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function postMessage(code: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Code'), code);
  await press('Confirm');
}

beforeEach(() => {
  resetPage();
  send.mockResolvedValue('proof-1');
  confirm.mockResolvedValue('token-1');
});

test('a code is sent to the chosen phone, entered, and gives the id token (A23)', async () => {
  show();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['h1']);
  await press('Send code');
  expect(send).toHaveBeenCalledWith('h1', expect.any(HTMLDivElement));
  expect(await screen.findByText(/We sent a code to .*5678/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Code').autocomplete).toBe('one-time-code');
  await postMessage('123 456');
  await waitFor(() => expect(onToken).toHaveBeenCalledWith('token-1'));
  expect(confirm).toHaveBeenCalledWith({ hintId: 'h1', code: '123456', proof: 'proof-1' });
  expect(onClose).toHaveBeenCalled();
});

test('the container of the check is in the page and is empty', async () => {
  show();
  await press('Send code');
  const [, container] = send.mock.calls[0] ?? [];
  expect([container.isConnected, container.childNodes.length]).toEqual([true, 0]);
});

test('an authenticator app needs no message (A23)', async () => {
  show([PHONE, APP]);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['h1', 'h2']);
  await userEvent.click(screen.getByRole('radio', { name: 'Authenticator app' }));
  await press('Continue');
  expect(send).not.toHaveBeenCalled();
  await postMessage('654321');
  await waitFor(() =>
    expect(confirm).toHaveBeenCalledWith({ hintId: 'h2', code: '654321', proof: undefined }),
  );
});

test('a wrong code keeps the input and may be corrected, with code and reason (X9)', async () => {
  confirm.mockRejectedValueOnce(error('auth/invalid-verification-code'));
  show();
  await press('Send code');
  await postMessage('111111');
  expect(await screen.findByText(/Code: auth\/invalid-verification-code/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('111111');
  await press('Confirm');
  await waitFor(() => expect(onToken).toHaveBeenCalledTimes(1));
});

test('after an expired code a new one can be requested (X9)', async () => {
  confirm.mockRejectedValueOnce(error('auth/code-expired'));
  show();
  await press('Send code');
  await postMessage('111111');
  expect(await screen.findByText(/The code has expired/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy();
});

test('the code of a message is typed at once; what cannot be one is a fault of its field, without a call (B11)', async () => {
  show();
  await press('Send code');
  const field = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(field);
  await postMessage('12');
  expect(screen.getByText('Enter the 4 to 8 digit code.').id).toBe(field.getAttribute('aria-describedby'));
  expect(screen.queryByText(/Code: auth/)).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(confirm).not.toHaveBeenCalled();
});

test('a message is sent again after a minute, the field stays, and the newer proof counts (B11, A23)', async () => {
  show();
  await press('Send code');
  expect(await screen.findByText('Send again (60 s)')).toBeTruthy();
  const field = screen.getByLabelText('Code');
  const later = Date.now() + 61_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  send.mockResolvedValue('proof-2');
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  clock.mockRestore();
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('Code')).toBe(field);
  await postMessage('123456');
  await waitFor(() =>
    expect(confirm).toHaveBeenCalledWith({ hintId: 'h1', code: '123456', proof: 'proof-2' }),
  );
});

test('a pasted message leaves its code, digits of any script count, and the browser may read it (B11)', async () => {
  Object.assign(window, { OTPCredential: class {} });
  const get = jest.fn(() => new Promise(() => undefined)).mockResolvedValueOnce({ code: 'Code 222333' });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  show();
  await press('Send code');
  const field = await screen.findByLabelText<HTMLInputElement>('Code');
  await waitFor(() => expect(field.value).toBe('222333'));
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('Your code is 445566. Valid for 10 minutes.');
  expect(field.value).toBe('445566');
  await userEvent.clear(field);
  await postMessage('١٢٣٤٥٦');
  await waitFor(() =>
    expect(confirm).toHaveBeenCalledWith({ hintId: 'h1', code: '123456', proof: 'proof-1' }),
  );
  Reflect.deleteProperty(window, 'OTPCredential');
});

test('an account with an unknown second step is sent to support (A23)', async () => {
  show([]);
  expect(screen.getByText(/Please contact support/)).toBeTruthy();
  await press('Cancel');
  expect(onClose).toHaveBeenCalled();
});
