import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayProvider } from '@/components/notice/overlay-provider';
import { takeGo } from '@/lib/client/auth/stored-go';
import {
  closeNotice,
  getOverlays,
  setDomainModal,
  showNotice,
  showToast,
} from '@/lib/client/notice/notice-store';
import { leaveTo } from '@/lib/client/page/leave-page';
import source from '@/locales/EN.json';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('@/lib/client/page/leave-page', () => ({ leaveTo: jest.fn(), reloadPage: jest.fn() }));

/** The overlays' component loads on demand, a moment after the first overlay. */
async function once(change: () => void): Promise<void> {
  act(change);
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

const show = (host = <OverlayProvider />) => once(() => void renderWithMessages(host));

const fault = (code: string, message: string) => ({
  code,
  message,
  traceId: '0af7651916cd43dd8448eb211c80319c',
});

beforeEach(() =>
  once(() => {
    for (const notice of getOverlays().notices) closeNotice(notice.id);
    setDomainModal(false);
  }),
);

test('a notice shows server text as text, with line breaks as nodes (S14, ruling 64)', async () => {
  await show();
  await once(() => showNotice({ text: 'One <b>two</b>\nthree' }));
  const dialog = screen.getByRole('alertdialog', { name: "That didn't work" });
  expect(dialog.querySelector('b')).toBeNull();
  expect(dialog.querySelectorAll('br')).toHaveLength(1);
});

test.each([
  ['a fault', '/m/home', { textKey: 'invalid_response' }, "That didn't work"],
  ['no connection', '/m/login', { textKey: 'network_error' }, 'Connection problem'],
  ['a security check', '/m/login', { textKey: 'captcha_failed' }, 'Security check'],
  ['a log-in that failed', '/m/login', { text: 'Busy.' }, "We couldn't log you in"],
  ['a registration that failed', '/m/register', { text: 'Busy.' }, "We couldn't create your account"],
  ['the same at its other address', '/m/register.html', { text: 'Busy.' }, "We couldn't create your account"],
  ['the same with a slash', '/m/register/', { text: 'Busy.' }, "We couldn't create your account"],
  ['a lost network', '/m/home', { textKey: 'internet_lost' }, 'No internet connection'],
  ['a game that did not open', '/m/launchGame', { text: 'Back at noon.' }, "The game didn't open"],
  ['a log-in that is due', '/m/launchGame', { text: 'x', button: 'login' }, 'Log in to continue'],
  ['what its caller names', '/m/home', { text: 'x', title: 'titleSoon' }, 'Coming soon'],
] as const)('the title of a notice names the problem: %s (S14)', async (_what, path, notice, title) => {
  window.history.replaceState(null, '', path);
  await show();
  await once(() => showNotice(notice));
  expect(screen.getByRole('alertdialog', { name: title })).toBeTruthy();
  window.history.replaceState(null, '', '/');
});

test('notices come one after another (S14)', async () => {
  await show();
  await once(() => showNotice({ text: 'First' }));
  await once(() => showNotice({ text: 'Second', button: 'login' }));
  expect(screen.queryByText('Second')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('Second')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('the focus returns to its place (S14)', async () => {
  renderWithMessages(
    <>
      <button type="button">Start</button>
      <OverlayProvider />
    </>,
  );
  screen.getByRole('button', { name: 'Start' }).focus();
  await once(() => showNotice({ text: 'Hello' }));
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start' }));
});

test('a failure with a trace shows a support code that can be copied (B12)', async () => {
  const user = userEvent.setup();
  await show();
  await once(() => showNotice({ text: 'Broken', traceId: '0af7651916cd43dd8448eb211c80319c' }));
  await user.click(screen.getByRole('button', { name: /1C80-319C/ }));
  expect(await navigator.clipboard.readText()).toBe('1C80-319C');
  expect(await screen.findByText(source.notice.codeCopied)).toBeTruthy();
});

test('the button of a please-login notice leads from the page’s own entry in the history to the login page, and its log-in back to this one (X8, RR5)', async () => {
  window.history.replaceState(null, '', '/m/feedback?support=ABCD2345');
  await show();
  await once(() => showNotice({ text: 'Please login', button: 'login', buttonTo: '/m/login' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/m/login'));
  expect(window.history.state?.mcDialog).toBeUndefined();
  expect(takeGo()).toBe('/m/feedback?support=ABCD2345');
  window.history.replaceState(null, '', '/');
});

test('an unknown code takes the unknown-error text (X8)', async () => {
  await show();
  await once(() => showNotice({ textKey: 'constructor' }));
  expect(screen.getByText('Something went wrong. Please try again.')).toBeTruthy();
  expect(screen.getByRole('alertdialog', { name: "That didn't work" })).toBeTruthy();
});

test('a toast is announced and shows the text of its key (S13)', async () => {
  await show();
  await once(() => showToast({ textKey: 'network_offline' }));
  expect(screen.getByRole('status').textContent).toBe("You're offline. Check your connection.");
});

test('a failed status call is shown as its code requires (X1)', async () => {
  await show(<OverlayProvider fault={fault('status.broken', 'Closed today')} />);
  expect(screen.getByRole('alertdialog').textContent).toContain('Closed today');
});

test('an insecure page without a code shows Network Error / CORS Errors (X1)', async () => {
  await show(<OverlayProvider fault={fault('', '')} />);
  expect(screen.getByText('Network Error / CORS Errors')).toBeTruthy();
});

test('domain_not_available opens its modal (X1, S2)', async () => {
  await show(<OverlayProvider fault={fault('domain_not_available', '')} />);
  expect(screen.getByRole('alertdialog', { name: "This address isn't available" })).toBeTruthy();
});
