import { waitFor } from '@testing-library/react';
import { trackLanding } from '@/components/shell/landing-tracker';
import { storeLanding } from '@/lib/client/attribution/store-landing';
import { getAppMode } from '@/lib/client/device/app-mode';
import { setConsent } from '@/tests/unit/client/consent-of';
import { resetPage } from '@/tests/unit/client/page-of';

const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
const untilStored = () => waitFor(() => expect(read('reg_info')).not.toBeNull());

beforeEach(() => {
  resetPage();
  setConsent('yes');
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('the first hit is stored, even without a query (RR7, E10)', async () => {
  trackLanding();
  await untilStored();
  expect(read('reg_info')).toEqual({ affiliateCode: 'www', originalDomain: 'localhost' });
});

test('an address is stored, and its first values stay (RR7)', async () => {
  window.history.replaceState(null, '', '/m/home?r=ONE&affiliateCode=abc&fbclid=F1&token=s3cret&code=s3cret');
  trackLanding();
  await untilStored();
  storeLanding('?r=TWO&affiliateCode=xyz');
  storeLanding('');
  expect(read('reg_info')).toEqual({
    affiliateCode: 'abc',
    isNamed: true,
    referralCode: 'ONE',
    originalDomain: 'localhost',
  });
  expect(read('mc_clicks')).toEqual({ fbclid: 'F1' });
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('s3cret');
});

test('a newer click takes the place of the older one, and leaves the others (RR7)', () => {
  storeLanding('?fbclid=F1&gclid=G1');
  storeLanding('?fbclid=F2');
  expect(read('mc_clicks')).toEqual({ fbclid: 'F2', gclid: 'G1' });
});

test('the ids of the operator’s app are stored, unfit ones are not (E10)', () => {
  storeLanding(`?adid=A1&idfa=${'x'.repeat(600)}&afOaid=%00`);
  storeLanding('?idfv=V1');
  expect(read('s2s_info')).toEqual({ adid: 'A1', idfv: 'V1' });
});

test('missing values are not stored (E8)', () => {
  storeLanding('?other=1');
  expect([read('mc_clicks'), read('s2s_info')]).toEqual([null, null]);
});

test('homescreen and fullscreen=0 are recorded for the visit, and can be reset (RR8)', () => {
  storeLanding('?homescreen=1&fullscreen=0');
  expect([sessionStorage.getItem('homescreen'), sessionStorage.getItem('fullscreen')]).toEqual(['1', '0']);
  expect(getAppMode()).toBe('homescreen');
  storeLanding('?homescreen=0&fullscreen=1');
  expect([sessionStorage.getItem('homescreen'), sessionStorage.getItem('fullscreen')]).toEqual([null, null]);
  expect(getAppMode()).toBe('browser');
});

test('inApp is stored by a webview alone: a link shared out of the app makes no app of a browser (G6)', () => {
  storeLanding('?inApp=1');
  expect(localStorage.getItem('in_app')).toBeNull();
  const agent = jest.spyOn(window.navigator, 'userAgent', 'get');
  agent.mockReturnValue('Mozilla/5.0 (Linux; Android 13; Pixel 7; wv) Chrome/120 Mobile');
  storeLanding('?inApp=1');
  expect(localStorage.getItem('in_app')).toBe('1');
  expect(getAppMode()).toBe('native');
  storeLanding('?inApp=0');
  expect(localStorage.getItem('in_app')).toBeNull();
});

test('a later page without a query loads and writes nothing (E10)', async () => {
  storeLanding('?r=ONE');
  const write = jest.spyOn(Storage.prototype, 'setItem');
  trackLanding();
  await untilStored();
  expect(write).not.toHaveBeenCalled();
});

test('webclip is stored only where the browser’s bars are absent, and lasts (E6)', () => {
  storeLanding('?homescreen=1&webclip=1');
  expect(localStorage.getItem('WEBCLIP')).toBeNull();
  Object.defineProperty(window.navigator, 'standalone', { value: true, configurable: true });
  storeLanding('?homescreen=1&webclip=1');
  storeLanding('?r=ONE');
  expect(localStorage.getItem('WEBCLIP')).toBe('1');
  Reflect.deleteProperty(window.navigator, 'standalone');
  storeLanding('?webclip=0');
  expect(localStorage.getItem('WEBCLIP')).toBeNull();
});
