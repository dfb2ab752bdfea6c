import {
  ENVIRONMENTS,
  type Environment,
  environmentName,
  environmentOf,
  iosVersionOf,
  isIpad,
} from '@/lib/shared/device/environment';

const PIXEL = 'Mozilla/5.0 (Linux; Android 13; Pixel 7';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const SAMPLES: readonly (readonly [string, Environment])[] = [
  [`${PIXEL}; wv) ${CHROME} [FB_IAB/FB4A;FBAV/480.0.0.0;]`, 'facebook'],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0.0;FBDV/iPhone15,2]`, 'facebook'],
  [`${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/450.0]`, 'messenger'],
  [`${PIXEL}; wv) ${CHROME} [FB_IAB/Orca-Android;FBAV/480] Messenger`, 'messenger'],
  [`${IPHONE} Mobile/15E148 Instagram 300.0.0.0 (iPhone15,2; iOS 18_5)`, 'instagram'],
  [`${PIXEL}; wv) ${CHROME} Instagram 310.0.0.0 Android`, 'instagram'],
  [`${IPHONE} Mobile/15E148 Safari Line/14.1.0`, 'line'],
  [`${PIXEL}) ${CHROME} Line/14.1.0/IAB`, 'line'],
  [`${IPHONE} Mobile/15E148 Zalo iOS/598 ZaloTheme/light ZaloLanguage/vn`, 'zalo'],
  [`${PIXEL}; wv) ${CHROME} Zalo android/12100634 ZaloTheme/light`, 'zalo'],
  [`${PIXEL}; wv) ${CHROME} MicroMessenger/8.0.40 NetType/WIFI`, 'wechat'],
  [`${IPHONE} Mobile/15E148 musical_ly_33.0 BytedanceWebview/d8a21c6`, 'tiktok'],
  [`${PIXEL}; wv) ${CHROME} trill_330 BytedanceWebview/d8a21c6`, 'tiktok'],
  [`${IPHONE} Mobile/15E148 WAiOS/2.24.1`, 'whatsapp'],
  [`${PIXEL}; wv) ${CHROME} WA4A/2.24.1`, 'whatsapp'],
  [`${PIXEL}) ${CHROME} Telegram-Android/10.3 (Pixel 7; Android 13)`, 'telegram'],
  [`${IPHONE} Mobile/15E148 Twitter for iPhone/10.2`, 'x'],
  [`${PIXEL}; wv) ${CHROME} KAKAOTALK/10.4.5`, 'kakaotalk'],
  [`${IPHONE} Mobile/15E148 Snapchat/12.60.0 (like Safari/8616)`, 'snapchat'],
  [`${PIXEL}; wv) ${CHROME}`, 'androidWebview'],
  [`${IPHONE} Mobile/15E148`, 'iosWebview'],
  ['Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'iosWebview'],
  [`${PIXEL}; wv) ${CHROME} MCShell/2.4.39`, 'shell'],
  [`${IPHONE} Mobile/15E148 MCShell/2.5`, 'shell'],
  [`${PIXEL}) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36`, 'browser'],
  [`${PIXEL}) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115 Mobile Safari/537.36`, 'browser'],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'browser'],
  [`${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`, 'browser'],
  [`${IPHONE} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`, 'browser'],
  [`${MAC} Version/18.5 Safari/605.1.15`, 'browser'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0', 'browser'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'browser'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/130.0 Safari/537.36', 'browser'],
  ['', 'browser'],
];

test.each(SAMPLES)('%s is %s (B14)', (userAgent, environment) => {
  expect(environmentOf({ userAgent })).toBe(environment);
});

test('every environment of the table has a sample, and a name for people (B18)', () => {
  const seen = new Set(SAMPLES.map(([, environment]) => environment));
  expect(ENVIRONMENTS.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
  expect(ENVIRONMENTS.every(({ id }) => Boolean(environmentName(id)))).toBe(true);
  expect(environmentName('browser')).toBeUndefined();
});

test('an iPhone’s home-screen window, whose User-Agent lacks Safari, is not a webview; the operator’s app is recognised (B14)', () => {
  const userAgent = `${IPHONE} Mobile/15E148`;
  expect(environmentOf({ userAgent, isStandalone: true })).toBe('browser');
  expect(environmentOf({ userAgent: `${userAgent} MCShell/2`, isStandalone: true })).toBe('shell');
});

test('Telegram, which has no mark of its own, is recognised by its globals; an app that names itself stays what it is (B14)', () => {
  const hasTelegram = true;
  expect(environmentOf({ userAgent: `${PIXEL}; wv) ${CHROME}`, hasTelegram })).toBe('telegram');
  expect(environmentOf({ userAgent: `${IPHONE} Version/18.5 Safari/604.1`, hasTelegram })).toBe('telegram');
  expect(environmentOf({ userAgent: `${IPHONE} Line/14.1`, hasTelegram })).toBe('line');
});

test.each([
  ['Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X)', 5, true],
  [MAC, 5, true],
  [MAC, 0, false],
  [MAC, 1, false],
  [IPHONE, 5, false],
  ['Mozilla/5.0 (Windows NT 10.0)', 10, false],
])('%s with %d touch points is an iPad: %s (E6)', (userAgent, points, is) => {
  expect(isIpad(userAgent, points)).toBe(is);
});

test.each([
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 18],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1', 26],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) Version/15.6 Safari/604.1', 15],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Safari/604.1', 12],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 9_3 like Mac OS X)', 9],
  [`${MAC} Version/18.5 Safari/605.1.15`, undefined],
  [`${PIXEL}) ${CHROME}`, undefined],
])('%s runs iOS %s (W10)', (userAgent, version) => {
  expect(iosVersionOf(userAgent)).toBe(version);
});
