import { screen, within } from '@testing-library/react';
import { PlatformList } from '@/components/download/page/platform-list';
import { renderWithMessages } from '../ui/with-messages';

const region = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

test('each system has its links with host and steps (W9)', () => {
  renderWithMessages(
    <PlatformList
      links={{
        IOS: 'https://apps.example/ios',
        MOBILECONFIG: 'https://apps.example/x.mobileconfig',
        Android: 'https://apk.example/x.apk',
      }}
    />,
  );
  const ios = region('iPhone and iPad');
  expect(ios.getByRole('link', { name: 'Install on iPhone' }).getAttribute('href')).toBe(
    'https://apps.example/ios',
  );
  expect(ios.getByRole('link', { name: 'Install the web app profile' })).toBeTruthy();
  expect(ios.getAllByRole('listitem')).toHaveLength(6);
  const android = region('Android');
  expect(android.getByRole('link', { name: 'Download for Android' }).getAttribute('rel')).toBe(
    'noopener noreferrer',
  );
  expect(android.getByText('apk.example')).toBeTruthy();
});

test('a system without a link shows a text and has no dead button', () => {
  renderWithMessages(<PlatformList links={{ Android: 'https://apk.example/x.apk' }} />);
  expect(region('iPhone and iPad').getByText(/no app for this device/)).toBeTruthy();
  expect(region('iPhone and iPad').queryByRole('link')).toBeNull();
});
