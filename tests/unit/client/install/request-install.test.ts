import { openPage, parkPrompt } from './install-page';

jest.mock('@/lib/client/page/leave-page', () => ({ leaveTo: jest.fn() }));

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const SHELL = 'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 MCShell/2.4.39';
const accepted = async () => ({ outcome: 'accepted' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an iPhone gets its steps at once (B10, S7)', async () => {
  const page = await openPage({ userAgent: IPHONE });
  page.registerInstallUi();
  await expect(page.requestInstall()).resolves.toBe('coach');
  expect(page.getInstall().phase).toBe('coach');
  page.dispatchInstall('closed');
  expect(sessionStorage.getItem('skip_a2hs')).toBe('1');
  expect(localStorage.getItem('a2hs_close_count')).toBeNull();
});

test('a tap that comes before the browser’s prompt waits for it (W4)', async () => {
  const page = await openPage();
  const answer = page.requestInstall();
  await jest.advanceTimersByTimeAsync(450);
  expect(page.getInstall().phase).toBe('waiting');
  parkPrompt(accepted);
  await expect(answer).resolves.toBe('accepted');
});

test('a tap without a browser prompt shows the steps after the last try (W4, B10)', async () => {
  const page = await openPage();
  page.registerInstallUi();
  const answer = page.requestInstall();
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(answer).resolves.toBe('coach');
  expect(page.getInstall().isMissing).toBe(true);
});

test('a restart after the last try leaves the prompt missing: a tap shows the steps at once (W4, B10)', async () => {
  const page = await openPage();
  page.registerInstallUi();
  page.startInstall();
  await jest.advanceTimersByTimeAsync(3_000);
  page.restartInstall();
  void page.requestInstall();
  await jest.advanceTimersByTimeAsync(0);
  expect(page.getInstall().phase).toBe('coach');
});

test('after the browser’s prompt was declined, another tap waits 3 s for a new one and shows the steps (W5, B10)', async () => {
  const page = await openPage();
  page.registerInstallUi();
  parkPrompt(async () => ({ outcome: 'dismissed' }));
  await expect(page.requestInstall()).resolves.toBe('dismissed');
  void page.requestInstall();
  await jest.advanceTimersByTimeAsync(2_999);
  expect(page.getInstall().phase).toBe('closed');
  await jest.advanceTimersByTimeAsync(1);
  expect(page.getInstall().phase).toBe('coach');
});

test.each([
  ['throws', () => Promise.reject(new DOMException('The app is already installed', 'InvalidStateError'))],
  ['says nothing known', async () => ({ outcome: 'maybe' })],
  ['says nothing', () => undefined],
])('a prompt that %s leads to the steps, and counts as no close (W5)', async (_what, prompt) => {
  const page = await openPage();
  page.registerInstallUi();
  parkPrompt(prompt);
  await expect(page.requestInstall()).resolves.toBe('coach');
  expect(localStorage.getItem('a2hs_close_count')).toBeNull();
});

test('two taps are one request (W5)', async () => {
  const page = await openPage();
  const prompt = jest.fn(accepted);
  parkPrompt(prompt);
  await expect(Promise.all([page.requestInstall(), page.requestInstall()])).resolves.toEqual([
    'accepted',
    'accepted',
  ]);
  expect(prompt).toHaveBeenCalledTimes(1);
});

test('the native app and an installed site are distinguished from a browser (W5)', async () => {
  await expect((await openPage({ userAgent: SHELL })).requestInstall()).resolves.toBe('unavailable');
  const page = await openPage();
  localStorage.setItem('pwa_installed', '1');
  await expect(page.requestInstall()).resolves.toBe('installed');
});

test('where nothing can show the steps, the page that has them written down is opened (B10)', async () => {
  const page = await openPage({ userAgent: IPHONE });
  await page.requestInstall();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(page.leaveTo).toHaveBeenCalledWith('/m/download');
});
