import { screen } from '@testing-library/react';
import { DownloadBar } from '@/components/download/download-bar';
import type { DownloadBarFacts } from '@/lib/shared/download/parse-bar';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';
import { BRAND } from '@/tests/unit/components/ui/brand-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

const BAR: DownloadBarFacts = {
  rules: { systems: ['android'], login: false, rank: 0 },
  action: 'popup',
  setting: {
    description: '',
    loginPrompt: '',
    links: { Android: 'https://apps.example/a.apk', AppDownloadIcon: 'https://apps.example/icon.png' },
  },
  image: 'https://cdn.example/top.webp',
  hasGift: true,
};

function show(
  bar: Partial<DownloadBarFacts> = {},
  brand = { ...BRAND, downloadRating: 5 as number | undefined },
) {
  fakeFetch(() => success(undefined));
  return renderWithMessages(
    <DownloadBar
      bar={{ ...BAR, ...bar }}
      brand={brand}
      promotion={{ enabled: true, count: 1 }}
      query={new URLSearchParams('r=A1')}
    />,
  ).container;
}

const sources = (container: HTMLElement) => [...container.querySelectorAll('img')].map(({ src }) => src);

beforeEach(resetPage);

test('holds banner, icon, name, rating, download and close (S6)', () => {
  const container = show();
  expect(screen.getByRole('complementary', { name: 'App' })).toBeTruthy();
  expect(sources(container)).toEqual(['https://cdn.example/top.webp', 'https://apps.example/icon.png']);
  expect(screen.getByText('Aurora Play')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Rated 5.0 out of 5' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/m/download?r=A1');
  expect(screen.getByRole('button', { name: 'Close the download bar' })).toBeTruthy();
});

test('the gift is there while the promotion runs, and only then (S6)', () => {
  show();
  expect(screen.getByText('Reward for installing the app')).toBeTruthy();
  document.body.innerHTML = '';
  show({ hasGift: false });
  expect(screen.queryByText('Reward for installing the app')).toBeNull();
});

test('without banner and icon it shows the drawn mark (S6)', () => {
  const [icon, ...more] = sources(show({ image: undefined, setting: { ...BAR.setting, links: {} } }));
  expect(icon).toMatch(/^data:image\/svg\+xml/);
  expect(more).toEqual([]);
});

test('the registry sets the rating or hides it (ruling 63)', () => {
  const container = show({}, { ...BRAND, downloadRating: 4.3 });
  expect(screen.getByRole('img', { name: 'Rated 4.3 out of 5' })).toBeTruthy();
  expect(container.querySelector('g path:last-child')?.getAttribute('d')).toBe('M0 0h52v12H0z');
  document.body.innerHTML = '';
  show({}, { ...BRAND, downloadRating: undefined });
  expect(screen.queryByRole('img')).toBeNull();
});

test('its button names its action: popup and installation need the deferred widgets, the referral screen is a link (S7, F1)', () => {
  show();
  expect(screen.getByRole('link').dataset).toMatchObject({ barAction: 'popup' });
  document.body.innerHTML = '';
  show({ action: 'install' });
  expect(screen.getByRole('link', { name: 'Install' }).dataset.barAction).toBe('install');
  document.body.innerHTML = '';
  show({ action: 'referral' });
  const link = screen.getByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toBe('/m/inviteFriends?r=A1');
  expect(link.dataset.barAction).toBeUndefined();
});
