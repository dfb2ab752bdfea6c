import { getAppOffer } from '@/lib/client/install/get-app-offer';
import { failure, fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const APK = { resourceType: 'Android', url: 'https://apps.example/own.apk' };
const CONFIG = { download: { Android: 'https://apps.example/config.apk', IOS: 'https://apps.example/ios' } };

beforeEach(() => {
  resetPage();
  document.documentElement.dataset.install = 'light app';
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(PIXEL);
});

const answers = (setting: object | undefined, config: object | undefined) =>
  fakeFetch((path) => {
    const value = path.includes('DownloadSetting') ? setting : config;
    return value ? success(value) : failure('busy', 'Busy.', { status: 503 });
  });

test('the domain’s own setting has priority over the site configuration (E15, W9)', async () => {
  const calls = answers({ app_desc: ' A\nB ', resources: [APK] }, CONFIG);
  await expect(getAppOffer()).resolves.toMatchObject({
    message: 'A\nB',
    link: { type: 'Android', url: APK.url },
  });
  expect(calls.find(({ url }) => url.includes('DownloadSetting'))?.url).toContain('domain=localhost');
});

test('the configuration serves where the setting names no link or fails (E15)', async () => {
  for (const setting of [{}, undefined]) {
    resetPage();
    answers(setting, CONFIG);
    const { link, message } = await getAppOffer();
    expect([link?.url, message]).toEqual([CONFIG.download.Android, undefined]);
  }
});

test('a merchant that prefers the home screen offers no app, and neither does one that cannot be reached (W8)', async () => {
  document.documentElement.dataset.install = 'light homescreen';
  answers({ resources: [APK] }, CONFIG);
  expect((await getAppOffer()).link).toBeUndefined();
  resetPage();
  document.documentElement.dataset.install = 'light app';
  answers(undefined, undefined);
  await expect(getAppOffer()).resolves.toEqual({ message: undefined, icon: undefined, link: undefined });
});

test('links that are not https are ignored (E12)', async () => {
  answers({ resources: [{ resourceType: 'Android', url: 'javascript:alert(1)' }] }, {});
  expect((await getAppOffer()).link).toBeUndefined();
});
