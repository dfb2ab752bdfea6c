import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoachSheet } from '@/components/install/coach/coach-sheet';
import { dispatchInstall, getInstall, resetInstall } from '@/lib/client/install/install-store';
import { toInstallStart } from '@/lib/shared/install/install-machine';
import { renderWithMessages } from '../ui/with-messages';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`;
const ANDROID_LINE = 'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Line/14.1.0';
const ZALO = `${IPHONE} Mobile/15E148 Zalo iOS/598`;
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

function open(userAgent: string) {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  window.history.replaceState(null, '', '/m/game?q=peacock');
  document.head.innerHTML = '<meta name="application-name" content="Brand">';
  resetInstall(toInstallStart({ mayOffer: true, hasSteps: true, isInstalled: false }));
  dispatchInstall('agreed');
  return renderWithMessages(<CoachSheet />);
}

test.each([
  ['Safari', SAFARI, ['Safari’s bar'.replace('’', "'"), 'Add to Home Screen', 'Add']],
  [
    'Chrome on iOS',
    `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    ['next to the address', 'open this page in Safari', 'Add'],
  ],
  [
    'Firefox for Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    ['three-dot', 'Add app to Home screen', 'Confirm'],
  ],
])('%s gets its steps, each with a decorative picture (B10)', (_who, userAgent, words) => {
  open(userAgent);
  expect(screen.getByRole('dialog', { name: 'Add Brand to your home screen' })).toBeTruthy();
  const steps = screen.getAllByRole('listitem');
  expect(steps).toHaveLength(words.length);
  words.forEach((word, index) => {
    expect(steps[index]?.textContent).toContain(word);
    expect(steps[index]?.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
  });
});

test('on iOS it states that a new login is needed there, and promises nothing else (ruling 27)', () => {
  open(SAFARI);
  expect(screen.getByText(/log in once more/)).toBeTruthy();
});

test('an app’s browser is left for a browser with the address preserved (B14)', () => {
  open(ANDROID_LINE);
  const href = screen.getByRole('link', { name: 'Open in browser' }).getAttribute('href');
  expect(href).toMatch(/\/m\/game\?q=peacock&openExternalBrowser=1$/);
});

test('where nothing opens the browser, the address is there to be copied (B14)', async () => {
  const user = userEvent.setup();
  open(ZALO);
  expect(screen.getByText(/^Zalo can.t add Brand/)).toBeTruthy();
  expect(screen.getByText(/\/m\/game\?q=peacock$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/m\/game\?q=peacock$/);
  expect(await screen.findByText("Paste it into your browser's address bar.")).toBeTruthy();
});

test('an address that cannot be copied is selected (B14)', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  open(ZALO);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(getSelection()?.toString()).toMatch(/\/m\/game\?q=peacock$/);
});

test('a computer shows the address for the phone, without the page’s own query (B10)', () => {
  open(COMPUTER);
  expect(screen.getByText(/\/m\/home$/)).toBeTruthy();
});

test('closing it ends the installation without counting a close (W5)', async () => {
  open(SAFARI);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(getInstall().phase).toBe('closed');
  expect(localStorage.getItem('a2hs_close_count')).toBeNull();
  act(() => resetInstall());
});
