import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseButtons } from '@/components/auth/firebase/firebase-buttons';
import { OpenInBrowser } from '@/components/auth/firebase/open-in-browser';
import { copyText } from '@/lib/client/share/copy-text';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('@/lib/client/share/copy-text', () => ({ copyText: jest.fn() }));

const LINE =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537 Chrome/130 Mobile Safari/537.36 Line/14.1.0';
const FACTS = {
  google: true,
  facebook: true,
  twitter: false,
  firebase: { config: { apiKey: 'k', authDomain: 'one.example', projectId: 'one' }, googleClientId: 'c' },
  autoCreate: false,
  manualRegistration: false,
  isExpiryForced: false,
};

beforeEach(() => {
  resetPage();
  history.replaceState(null, '', '/m/login?go=%2Fm%2Fgame');
});
afterEach(() => history.replaceState(null, '', '/'));

test('in an app’s browser a link out replaces the buttons, and One Tap is not loaded (B14, rulings 32, 34)', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(LINE);
  renderWithMessages(
    <FirebaseButtons blockedMethods={[]} facts={FACTS} isBusy={false} onProof={jest.fn()} />,
  );
  expect(await screen.findByText(/^You can.t use Google and Facebook inside LINE\./)).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  const link = screen.getByRole('link', { name: 'Open in browser' });
  expect(link.getAttribute('href')).toBe('http://localhost/m/login?go=%2Fm%2Fgame&openExternalBrowser=1');
});

test('on Android the link is an intent with the address (B14)', () => {
  renderWithMessages(
    <OpenInBrowser blocked={{ reason: 'webview', system: 'android', app: 'Zalo' }} methods={['Google']} />,
  );
  expect(screen.getByRole('link').getAttribute('href')).toContain(
    'intent://localhost/m/login?go=%2Fm%2Fgame#Intent;scheme=http;',
  );
});

test('iOS copies the address and explains where it goes (B14)', async () => {
  jest.mocked(copyText).mockResolvedValue(true);
  renderWithMessages(
    <OpenInBrowser blocked={{ reason: 'webview', system: 'ios', app: 'Zalo' }} methods={['X']} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(copyText).toHaveBeenCalledWith('http://localhost/m/login?go=%2Fm%2Fgame');
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy();
  expect(screen.getByText("Paste it into your browser's address bar.")).toBeTruthy();
});

test('an address that cannot be copied is shown to be selected (B14)', async () => {
  jest.mocked(copyText).mockResolvedValue(false);
  renderWithMessages(
    <OpenInBrowser blocked={{ reason: 'ios-homescreen', system: 'ios' }} methods={['Google']} />,
  );
  expect(screen.getByText(/in the home screen app/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('http://localhost/m/login?go=%2Fm%2Fgame')).toBeTruthy();
});
