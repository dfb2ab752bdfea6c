import { environmentOf } from '@/lib/shared/device/environment';
import { appLinkOf, COACH_STEPS, coachKindOf, hasOwnSteps } from '@/lib/shared/install/coach-steps';
import source from '@/locales/EN.json';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const kindOf = (userAgent: string, maxTouchPoints = 5) =>
  coachKindOf({ userAgent, maxTouchPoints, environment: environmentOf({ userAgent }) });

test.each([
  ['iosPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['iosOther', `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`],
  ['iosOther', `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
  ['iosTablet', MAC],
  ['webview', `${IPHONE} Mobile/15E148 Safari Line/14.1.0`],
  ['webview', `${IPHONE} Mobile/15E148`],
  ['android', ANDROID],
  ['androidFirefox', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['webview', `${ANDROID} [FB_IAB/FB4A;FBAV/480.0.0.0;]`],
  [
    'desktop',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  ],
])('%s has the steps for %s (B10, B14)', (kind, userAgent) => {
  expect(kindOf(userAgent)).toBe(kind);
});

test('a Mac without a touch screen is a computer, not an iPad (B10)', () => {
  expect(kindOf(MAC, 0)).toBe('desktop');
});

test('only browsers that never have a prompt are led by steps unasked (W4, B10)', () => {
  const all = [
    'iosPhone',
    'iosTablet',
    'iosOther',
    'androidFirefox',
    'android',
    'desktop',
    'webview',
  ] as const;
  expect(all.filter(hasOwnSteps)).toEqual(['iosPhone', 'iosTablet', 'iosOther', 'androidFirefox']);
});

test('every step has its text (B10)', () => {
  for (const { textKey } of Object.values(COACH_STEPS).flat()) expect(source.install).toHaveProperty(textKey);
});

test('the first app is that of this system; a profile is not an app (W8, W9)', () => {
  const links = { IOS: 'https://a.example/ios', Android: 'https://a.example/a.apk' };
  expect(appLinkOf(links, 'iosPhone')).toEqual({ type: 'IOS', url: links.IOS });
  expect(appLinkOf(links, 'androidFirefox')).toEqual({ type: 'Android', url: links.Android });
  expect(appLinkOf({ MOBILECONFIG: 'https://a.example/c' }, 'iosPhone')).toBeUndefined();
  for (const kind of ['desktop', 'webview'] as const) expect(appLinkOf(links, kind)).toBeUndefined();
});
