import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { TextField } from '@/components/auth/form/text-field';
import { EntryNoteLine } from '@/components/auth/methods/entry-note-line';
import { LoginMethods } from '@/components/auth/methods/login-methods';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';
import { hydrateWithMessages, renderWithMessages } from '@/tests/unit/components/ui/with-messages';

const RULES = { isCaptchaShown: false, isSmsCaptchaShown: false, isExpiryForced: false };

const panel = (sms?: typeof RULES) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <LoginMethods sms={sms}>
      <TextField autoComplete="username" label="User name" name="username" />
    </LoginMethods>
  </SWRConfig>
);
const show = (sms?: typeof RULES) => renderWithMessages(panel(sms));
const name = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'User name' });

beforeEach(() => {
  resetPage();
  fakeFetch(() => success({ countryCode: 'VN', countryDialingCode: '84' }));
});

test('without SMS there is nothing to choose (R4, ruling 38)', () => {
  show();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(name()).toBeTruthy();
});

test('another method loads when it is picked, and the first one’s input stays (R4)', async () => {
  show(RULES);
  await userEvent.type(name() as HTMLElement, 'lan');
  await userEvent.click(screen.getByRole('radio', { name: 'SMS code' }));
  expect(await screen.findByLabelText('Mobile number')).toBeTruthy();
  expect(name()).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Name & password' }));
  expect(name()?.value).toBe('lan');
});

test('a method that was tapped before hydration is shown (R4)', async () => {
  hydrateWithMessages(panel(RULES), (page) => within(page).getByRole('radio', { name: 'SMS code' }).click());
  expect(await screen.findByLabelText('Mobile number')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SMS code' }).checked).toBe(true);
  expect(name()).toBeNull();
});

test('a number that waits for its code is carried on with after a reload (B11)', async () => {
  sessionStorage.setItem('mc_phone', JSON.stringify({ country: 'VN', number: '0912345678' }));
  show(RULES);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('0912345678'),
  );
});

test('a note from elsewhere is shown once (B1)', async () => {
  sessionStorage.setItem('mc_entry_note', 'recovered');
  const { unmount } = renderWithMessages(<EntryNoteLine />);
  expect((await screen.findByRole('status')).textContent).toMatch(/Password changed/);
  unmount();
  renderWithMessages(<EntryNoteLine />);
  expect(screen.queryByRole('status')).toBeNull();
});
