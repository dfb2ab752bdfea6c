import { readFileSync } from 'node:fs';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InstallFlow } from '@/components/install/install-flow';
import { dispatchInstall, getInstall, resetInstall } from '@/lib/client/install/install-store';
import { queuePrompt } from '@/lib/client/notice/use-prompt-slot';
import { toInstallStart } from '@/lib/shared/install/install-machine';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

const path = jest.fn(() => '/m/home');
jest.mock('next/navigation', () => ({ usePathname: () => path() }));

const html = document.documentElement;
const CARD = { name: 'Add Brand to your home screen' };

beforeEach(() => {
  resetPage();
  path.mockReturnValue('/m/home');
  delete html.dataset.downloads;
  html.dataset.install = 'light homescreen';
  document.head.innerHTML = '<meta name="application-name" content="Brand"><link rel="icon" href="data:,">';
  window.mcInstall = { prompt: async () => ({ outcome: 'accepted' }) };
});
afterEach(() => act(() => resetInstall()));

async function offer() {
  act(() => resetInstall(toInstallStart({ mayOffer: true, hasSteps: false, isInstalled: false })));
  renderWithMessages(<InstallFlow />);
  await act(async () => {
    dispatchInstall('captured');
    dispatchInstall('due');
  });
}

test('the prompt names the site, gives the reason, and takes no focus (S3)', async () => {
  await offer();
  const card = await screen.findByRole('region', CARD);
  expect(within(card).getByText(/Opens with one tap/)).toBeTruthy();
  expect(
    within(card)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['Not now', 'Add']);
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('status').textContent).toBe(CARD.name);
});

test('the prompt slides in for 250 ms, by a variable, so that the rule for reduced motion wins (S3)', async () => {
  await offer();
  const { style } = await screen.findByRole('region', CARD);
  expect([style.getPropertyValue('--slide'), style.animationDuration]).toEqual(['250ms', '']);
  const css = readFileSync('components/install/prompt/prompt.module.css', 'utf8');
  expect(css).toContain('animation: slide var(--slide) ');
});

test.each(['One line\nand another', 'One line\r\nand another'])(
  'the merchant’s texts %j keep their line break as a node, markup as text (S3, ruling 64)',
  async (words) => {
    html.dataset.downloads = JSON.stringify({ description: `${words} <b>bold</b>` });
    await offer();
    const text = await screen.findByText(/One line/);
    expect(text.querySelectorAll('br')).toHaveLength(1);
    expect(text.querySelector('b')).toBeNull();
    expect(text.textContent).toBe('One lineand another <b>bold</b>');
  },
);

test('no closes the prompt, and so does Escape inside it (W5)', async () => {
  await offer();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(localStorage.getItem('a2hs_close_count')).toBe('1');
  await act(async () => resetInstall());
  document.body.innerHTML = '';
  await offer();
  (await screen.findByRole('button', { name: 'Add' })).focus();
  await userEvent.keyboard('{Escape}');
  expect(localStorage.getItem('a2hs_close_count')).toBe('2');
});

test.each([
  ['installing', 10_000],
  ['installed', 5_000],
] as const)('the notice %s leaves by itself after %d ms (Z1)', async (phase, stayMs) => {
  jest.useFakeTimers();
  await offer();
  for (const event of ['agreed', 'accepted'] as const) await act(async () => dispatchInstall(event));
  if (phase === 'installed') await act(async () => dispatchInstall('installed'));
  await act(async () => jest.advanceTimersByTime(stayMs - 1));
  const isShown = getInstall().phase === phase;
  await act(async () => jest.advanceTimersByTime(1));
  jest.useRealTimers();
  expect([isShown, getInstall().phase === phase]).toEqual([true, false]);
});

test('yes shows that it is being installed, and then that it is (W5)', async () => {
  await offer();
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('region', { name: 'Installing Brand…' })).toBeTruthy();
  await act(async () => dispatchInstall('installed'));
  expect(screen.getByRole('region', { name: 'Brand is on your home screen' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).toBeNull();
});

test('a preferred app comes first, with the home screen below it (W8)', async () => {
  html.dataset.install = 'light app';
  jest
    .spyOn(window.navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 14; Pixel 7)');
  html.dataset.downloads = JSON.stringify({ links: { Android: 'https://apps.example/a.apk' } });
  await offer();
  const link = await screen.findByRole('link', { name: 'Get the app' });
  expect(link.getAttribute('href')).toBe('https://apps.example/a.apk');
  await userEvent.click(screen.getByRole('button', { name: 'Add to home screen instead' }));
  expect(getInstall().phase).toBe('installing');
});

test.each(['/m/login', '/m/launchGame'])('the prompt stays away from %s (S3)', async (at) => {
  path.mockReturnValue(at);
  await offer();
  await act(async () => undefined);
  expect(screen.queryByRole('region')).toBeNull();
});

test('the prompt waits while another one is open (S3)', async () => {
  const giveBack = queuePrompt('push');
  await offer();
  await act(async () => undefined);
  expect(screen.queryByRole('region')).toBeNull();
  act(giveBack);
  expect(await screen.findByRole('region', CARD)).toBeTruthy();
});
