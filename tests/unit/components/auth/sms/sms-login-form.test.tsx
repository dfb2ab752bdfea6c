import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { SmsLoginForm } from '@/components/auth/sms/sms-login-form';
import { replacePage } from '@/lib/client/page/leave-page';
import { type Answer, failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { DEVICE_ID, resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));

const SEND = '/wps/verification/sms/noLogin';
const LOGIN = '/wps/session/login';
const COUNTRY = {
  countries: [
    { countryCode: 'VN', countryDialingCode: '84' },
    { countryCode: 'BR', countryDialingCode: '55' },
  ],
  countryCode: 'VN',
  countryDialingCode: '84',
};

function asks(answers: Record<string, Answer> = {}) {
  return fakeFetch((path) => answers[path] ?? success(path.endsWith('/country') ? COUNTRY : { token: 'h' }));
}
async function show() {
  const shown = renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SmsLoginForm isCaptchaShown={false} isExpiryForced={false} isSmsCaptchaShown={false} />
    </SWRConfig>,
  );
  await waitFor(() => expect(screen.queryByText('+')).toBeNull());
  return shown;
}
const number = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
const code = () => screen.getByLabelText<HTMLInputElement>('Code from the text message');
const send = () => screen.getByRole('button', { name: /code$|^Again|^Send/ });
const bodiesTo = (calls: ReturnType<typeof asks>, path: string) =>
  calls.filter(({ url }) => url === path).map(({ init }) => JSON.parse(String(init.body)));

beforeEach(() => {
  resetPage();
  // The test's document has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

test('the fields have attributes for keyboards and browsers (B11)', async () => {
  asks();
  await show();
  expect([code().autocomplete, code().inputMode]).toEqual(['one-time-code', 'numeric']);
  expect([number().autocomplete, number().type]).toEqual(['tel-national', 'tel']);
});

test('the number of the last login by SMS is filled in with its own country, even if it is not the merchant’s (E7, A8)', async () => {
  const record = { type: 'sms', mobileNum: '11987654321', country: 'BR', merchant: 'aurora', password: '' };
  localStorage.setItem('remPass', JSON.stringify(record));
  localStorage.setItem('sass', 'mck1');
  const calls = asks();
  await show();
  expect(number().value).toBe('11987654321');
  await userEvent.click(send());
  const sent = { countryDialingCode: '55', mobileNum: '11987654321' };
  await waitFor(() => expect(bodiesTo(calls, SEND)).toEqual([sent]));
});

test('the number is sent by the picked country, and the code signs in (A21, E6)', async () => {
  const calls = asks();
  await show();
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'BR');
  await userEvent.type(number(), '(11) 98765-4321');
  await userEvent.dblClick(send());
  await waitFor(() => expect(send().getAttribute('aria-disabled')).toBe('true'));
  const phone = { countryDialingCode: '55', mobileNum: '11987654321' };
  expect(bodiesTo(calls, SEND)).toEqual([phone]);
  await userEvent.type(code(), '123456');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/home'));
  const body = { type: 'sms', isSms: true, ...phone, password: '123456', loginDeviceId: DEVICE_ID };
  expect(bodiesTo(calls, LOGIN)).toEqual([body]);
});

test('digits of another script are sent as 0 to 9 (A21)', async () => {
  const calls = asks();
  await show();
  await userEvent.type(number(), '۰۹۱۲۳۴۵۶۷۸');
  await userEvent.type(code(), '๑๒๓๔๕๖');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/home'));
  expect(bodiesTo(calls, LOGIN)).toMatchObject([{ mobileNum: '912345678', password: '123456' }]);
});

test('number and wait survive a reload; another number waits for nothing (B11)', async () => {
  asks();
  const { unmount } = await show();
  await userEvent.type(number(), '0912345678');
  await userEvent.click(send());
  await screen.findByRole('button', { name: /Send again \(/ });
  unmount();
  await show();
  expect(number().value).toBe('0912345678');
  expect(send().textContent).toMatch(/Send again \((60|5\d) s\)/);
  await userEvent.type(number(), '9');
  expect(send().textContent).toBe('Send code');
});

test('a wait that the server requires is shown below the field (X7)', async () => {
  asks({ [SEND]: failure('TOO_MANY_REQUEST', 'Please wait 42 seconds.', { status: 429 }) });
  await show();
  await userEvent.type(number(), '0912345678');
  await userEvent.click(send());
  expect(await screen.findByText('Please wait 42 seconds.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a number that the country does not have shows a message, and nothing is sent (A21)', async () => {
  const calls = asks();
  await show();
  await userEvent.type(number(), '12');
  await userEvent.click(send());
  expect(await screen.findByText("This number doesn't match the country. Check both.")).toBeTruthy();
  expect(bodiesTo(calls, SEND)).toEqual([]);
});

test('a number without an account leads on to the registration, which can send a code at once (A21)', async () => {
  asks({ [LOGIN]: failure('not.exists.user', 'Nobody') });
  await show();
  await userEvent.type(number(), '0912345678');
  await userEvent.click(send());
  await screen.findByRole('button', { name: /Send again \(/ });
  await userEvent.type(code(), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  const link = await screen.findByRole('link', { name: 'Create account with this number' });
  expect(link.getAttribute('href')).toBe('/m/register');
  expect(send().textContent).toBe('Send code');
});

test('a list of countries that fails to load can be fetched again (B8)', async () => {
  fakeFetch(() => failure('customer.blocked', '', { status: 400 }));
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SmsLoginForm isCaptchaShown={false} isExpiryForced={false} isSmsCaptchaShown={false} />
    </SWRConfig>,
  );
  await screen.findByText(/country list didn.t load/);
  asks();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('+84')).toBeTruthy();
});
