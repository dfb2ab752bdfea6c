import { INSTALL } from '@/lib/shared/constants';
import { buildInstallText, parseInstallText } from '@/lib/shared/install/install-settings';

test('the prompt is light and offers the app first unless the merchant chooses otherwise (W8)', () => {
  expect(parseInstallText(undefined)).toEqual({ theme: INSTALL.theme, way: INSTALL.preferredWay });
  expect(parseInstallText(undefined)).toEqual({ theme: 'light', way: 'app' });
  expect(parseInstallText('neon profile')).toEqual({ theme: 'light', way: 'app' });
});

test.each([
  { theme: 'dark', way: 'homescreen' },
  { theme: 'light', way: 'app' },
  { theme: 'dark', way: 'app' },
] as const)('%j passes through the page’s attribute (W8)', (settings) => {
  expect(parseInstallText(buildInstallText(settings))).toEqual(settings);
});
