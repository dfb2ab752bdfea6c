import { environmentOf } from '@/lib/shared/device/environment';
import { externalBrowserOf } from '@/lib/shared/webview/external-browser';
import { type PlaceSigns, signInRejectionOf } from '@/lib/shared/webview/sign-in-place';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Pixel 7';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const FACEBOOK = `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0.0;]`;
const LINE_IOS = `${IPHONE} Mobile/15E148 Safari Line/14.1.0`;
const CHROME = `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`;
const SAFARI = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`;
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

const signs = ({ userAgent = CHROME, ...more }: Partial<PlaceSigns>): PlaceSigns => ({
  userAgent,
  maxTouchPoints: 5,
  environment: environmentOf({ userAgent }),
  mode: 'browser',
  ...more,
});

test.each<[string, Partial<PlaceSigns>, object | undefined]>([
  ['a browser of Android', {}, undefined],
  ['a browser of iOS', { userAgent: SAFARI }, undefined],
  ['an installed site on Android', { mode: 'homescreen' }, undefined],
  ['LINE', { userAgent: LINE_IOS }, { reason: 'webview', system: 'ios', app: 'LINE' }],
  ['Facebook', { userAgent: FACEBOOK }, { reason: 'webview', system: 'android', app: 'Facebook' }],
  ['a nameless webview', { userAgent: `${ANDROID}; wv) Chrome/1` }, { reason: 'webview', system: 'android' }],
  ['the operator’s app', { mode: 'native', userAgent: FACEBOOK }, { reason: 'native', system: 'android' }],
  [
    'the home screen of iOS',
    { mode: 'homescreen', userAgent: `${IPHONE} Mobile/15E148`, environment: 'browser' },
    { reason: 'ios-homescreen', system: 'ios' },
  ],
  [
    'Facebook, by a link of the home screen',
    { mode: 'homescreen', userAgent: FACEBOOK },
    { reason: 'webview', system: 'android', app: 'Facebook' },
  ],
])('windows in %s: %j gives %j (ruling 32)', (_name, more, refusal) => {
  expect(signInRejectionOf(signs(more))).toEqual(refusal);
});

test.each([
  [5, 'ios'],
  [0, 'other'],
])('a Mac with %i touch points counts as %s: an iPad calls itself one', (maxTouchPoints, system) => {
  expect(signInRejectionOf(signs({ userAgent: MAC, maxTouchPoints, mode: 'native' }))).toEqual({
    reason: 'native',
    system,
  });
});

const ADDRESS = 'https://rio.example:8443/m/login?go=%2Fm%2Fgame&r=7#top';

test('LINE opens the phone’s browser by its own parameter, with path and query (B14)', () => {
  const out = externalBrowserOf({ reason: 'webview', system: 'ios', app: 'LINE' }, ADDRESS);
  expect(out).toEqual({
    kind: 'link',
    href: 'https://rio.example:8443/m/login?go=%2Fm%2Fgame&r=7&openExternalBrowser=1#top',
  });
});

test('Android opens an intent with the whole address as its fallback (B14)', () => {
  const out = externalBrowserOf({ reason: 'webview', system: 'android', app: 'Zalo' }, ADDRESS);
  if (out.kind !== 'link') throw new Error(out.kind);
  const [address, rest = ''] = out.href.split('#Intent;');
  expect(address).toBe('intent://rio.example:8443/m/login?go=%2Fm%2Fgame&r=7');
  expect(rest.split(';')).toEqual([
    'scheme=https',
    'package=com.android.chrome',
    `S.browser_fallback_url=${encodeURIComponent(ADDRESS)}`,
    'end',
  ]);
});

test.each([
  [{ reason: 'webview', system: 'ios', app: 'Zalo' } as const, ADDRESS],
  [{ reason: 'native', system: 'android' } as const, ADDRESS],
  [{ reason: 'ios-homescreen', system: 'ios' } as const, ADDRESS],
  [{ reason: 'webview', system: 'android' } as const, 'javascript:alert(1)'],
  [{ reason: 'webview', system: 'android' } as const, 'no address'],
])('%j with %s leaves copying alone (B14)', (refusal, address) => {
  expect(externalBrowserOf(refusal, address)).toEqual({ kind: 'copy' });
});
