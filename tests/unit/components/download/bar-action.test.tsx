import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadBar } from '@/components/download/download-bar';
import { DownloadBarAction } from '@/components/download/download-bar-action';
import { requestInstall } from '@/lib/client/install/request-install';
import { leaveTo } from '@/lib/client/page/leave-page';
import type { BarAction as Action } from '@/lib/shared/download/parse-bar';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';
import { BRAND } from '@/tests/unit/components/ui/brand-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('next/navigation', () => ({ usePathname: () => '/m/home' }));
jest.mock('@/lib/client/install/request-install');
jest.mock('@/lib/client/page/leave-page');

const links = {
  IOS: 'https://apps.example/ios',
  Android: 'https://apk.example/a.apk',
  AppDownloadIcon: 'https://apps.example/icon.png',
};

const setting = { description: 'Fast and light.', loginPrompt: 'Log in first.', links };

async function tap(action: Action, words = setting) {
  document.documentElement.dataset.downloads = JSON.stringify(words);
  document.head.innerHTML = '<meta name="application-name" content="Aurora Play">';
  const calls = fakeFetch(() => success(undefined));
  const bar = { rules: { systems: [], login: false, rank: 0 }, action, setting: words, hasGift: false };
  renderWithMessages(
    <>
      <DownloadBar bar={bar} brand={BRAND} query={new URLSearchParams()} />
      <DownloadBarAction />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: action === 'install' ? 'Install' : 'Download' }));
  return calls;
}

beforeEach(() => {
  resetPage();
  jest.clearAllMocks();
  document.documentElement.dataset.os = 'android';
});

test('popup: app, words, this system’s file with its host and steps first, the others below, a way to the page (S7, W9, E15)', async () => {
  const calls = await tap('popup');
  const popup = within(await screen.findByRole('dialog', { name: 'Get Aurora Play' }));
  expect(await popup.findByText('Fast and light.')).toBeTruthy();
  expect(popup.getByText('Log in first.').closest('[data-for="visitor"]')).toBeTruthy();
  expect(
    [...document.querySelectorAll<HTMLElement>('dialog a[data-download]')].map(
      ({ dataset }) => dataset.download,
    ),
  ).toEqual(['Android', 'IOS']);
  expect(popup.getByText('apk.example')).toBeTruthy();
  expect(popup.getByText('Open the file. If Android asks, allow your browser to install apps.')).toBeTruthy();
  expect(popup.getByRole('link', { name: 'More about the app' }).getAttribute('href')).toBe('/m/download');
  expect(calls).toEqual([]);
});

test('popup: closed, it gives the focus back to the bar (S14)', async () => {
  await tap('popup');
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Download' }));
});

test('popup: where the merchant has no text about its app, the site has one (E15)', async () => {
  await tap('popup', { ...setting, description: '', loginPrompt: '' });
  const popup = within(await screen.findByRole('dialog'));
  expect(popup.getByText('Our games on your home screen, one tap away.')).toBeTruthy();
  expect(popup.getByRole('link', { name: 'Download for Android' }).getAttribute('href')).toBe(links.Android);
});

test.each(['accepted', 'dismissed', 'coach', 'installed'] as const)(
  'install: starts the installation, and stays on the page when it ends as %s (S7)',
  async (answer) => {
    jest.mocked(requestInstall).mockResolvedValue(answer);
    await tap('install');
    await waitFor(() => expect(requestInstall).toHaveBeenCalledTimes(1));
    expect(leaveTo).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('install: where it cannot be had, the download page is (S7)', async () => {
  jest.mocked(requestInstall).mockResolvedValue('unavailable');
  await tap('install');
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/m/download'));
});
