import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { UpgradeTracker } from '@/components/update/upgrade-tracker';
import { type Answer, failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const AGENT = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/140.0 Mobile';
const APK = 'https://download.example/app.apk';
const OLD = `${AGENT} MCShell/2.4.38`;

const LINKS = { Android: APK, IOS: 'https://apps.example/app' };

type Scene = { agent?: string; os?: string; upgrade?: object; links?: object; config?: Answer };

async function show({ agent = OLD, os = 'android', upgrade, links = LINKS, config }: Scene = {}) {
  Object.assign(document.documentElement.dataset, { os, downloads: JSON.stringify({ links }) });
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(agent);
  const calls = fakeFetch(() => config ?? success({ appUpgrade: upgrade }));
  const view = renderWithMessages(<UpgradeTracker />);
  await act(async () => undefined);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return { ...view, calls };
}

const dialog = () => screen.queryByRole('dialog');
const link = () => screen.getByRole('link', { name: 'Update Now' }).getAttribute('href');

beforeEach(() => {
  resetPage();
  jest.mocked(usePathname).mockReturnValue('/m/home');
});

test.each(['2.4.38', '2.4', '1.99.99', '2.4.9'])(
  'the app %s gets the upgrade prompt (S5)',
  async (version) => {
    await show({ agent: `${AGENT} MCShell/${version}` });
    expect((await screen.findByRole('dialog')).textContent).toContain(version);
    expect(link()).toBe(APK);
  },
);

test.each([
  `${AGENT} MCShell/2.4.39`,
  `${AGENT} MCShell/2.4.40`,
  `${AGENT} MCShell/10`,
  AGENT,
  `${AGENT} MCShell/x`,
])('%j gets no prompt, and causes no call (S5)', async (agent) => {
  const { calls } = await show({ agent });
  expect([dialog(), calls]).toEqual([null, []]);
});

test('it can be closed, and shows once a session (S5)', async () => {
  const { unmount } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(dialog()).toBeNull();
  unmount();
  await show();
  expect(dialog()).toBeNull();
});

test('a mandatory one cannot be closed, and shows on every page (S5)', async () => {
  const words = { mandatory: true, title: 'New app', message: 'Line one\n<b>two</b>' };
  const { unmount } = await show({ upgrade: words });
  const popup = await screen.findByRole('dialog', { name: 'New app' });
  expect(popup.querySelector('b')).toBeNull();
  expect(popup.querySelectorAll('br')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(popup.getAttribute('closedby')).toBe('none');
  const cancel = new Event('cancel', { cancelable: true });
  popup.dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  act(() => (popup as HTMLDialogElement).close());
  expect((popup as HTMLDialogElement).open).toBe(true);
  unmount();
  await show({ upgrade: words });
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('without the merchant’s texts and links it has its own, and leads to the download page (S5)', async () => {
  await show({ config: failure('busy'), links: {} });
  expect(await screen.findByRole('dialog', { name: 'Time to update' })).toBeTruthy();
  expect(link()).toBe('/m/download');
});

test('on an iPhone it leads to the link for iPhones (S5, W9)', async () => {
  await show({ os: 'ios' });
  await screen.findByRole('dialog');
  expect(link()).toBe('https://apps.example/app');
});

test('it does not block the page that it may lead to (S5)', async () => {
  jest.mocked(usePathname).mockReturnValue('/m/download');
  await show({ upgrade: { mandatory: true } });
  expect(dialog()).toBeNull();
});
