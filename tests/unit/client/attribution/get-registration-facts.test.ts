import { getRegistrationFacts } from '@/lib/client/attribution/get-registration-facts';
import { storeLanding } from '@/lib/client/attribution/store-landing';
import { IDENTITY_WAIT } from '@/lib/shared/device/device-id';
import { setConsent } from '@/tests/unit/client/consent-of';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { DEVICE_ID, openInWebview, resetPage } from '@/tests/unit/client/page-of';

beforeEach(() => {
  resetPage();
  setConsent('yes');
});
afterEach(() => window.history.replaceState(null, '', '/'));

const listed = (affiliateCode: string) => success({ domains: [{ domain: 'localhost', affiliateCode }] });

test('a plain registration sends the known fields only (E4, E5)', async () => {
  fakeFetch(() => success({}));
  expect(await getRegistrationFacts()).toEqual({
    registerMethod: 'H5',
    registerUrl: 'http://localhost/',
    domain: 'localhost',
    loginDeviceId: DEVICE_ID,
    affiliateCode: 'www',
  });
});

test('all parameters of the landing are sent (E4, E5, E10, RR7)', async () => {
  const calls = fakeFetch(() => success({}));
  storeLanding('?r=ONE&affiliateCode=abc&linkId=L1&fbclid=FbClId&adid=A1');
  document.cookie = '_fbp=fb.1.2.3';
  openInWebview();
  window.history.replaceState(null, '', '/m/register?inApp=1&token=s3cret&kw=Slots');
  expect(await getRegistrationFacts()).toEqual({
    registerMethod: 'APP',
    registerUrl: 'http://localhost/m/register?inApp=1&kw=Slots',
    domain: 'localhost',
    loginDeviceId: DEVICE_ID,
    isOfficialAppLogin: true,
    linkId: 'L1',
    affiliateCode: 'abc',
    referralCode: 'ONE',
    pixelTrack: { fbclid: 'FbClId', kw: 'Slots', _fbp: 'fb.1.2.3', adid: 'A1' },
  });
  expect(calls).toEqual([]);
  document.cookie = '_fbp=; max-age=0';
});

test('the domains of the site configuration name the code of this host, and it is stored (E10, E12, ruling 8)', async () => {
  fakeFetch(() => listed('partner9'));
  expect((await getRegistrationFacts()).affiliateCode).toBe('partner9');
  expect(JSON.parse(localStorage.getItem('reg_info') ?? '').affiliateCode).toBe('partner9');
});

test('a configuration that cannot be had leaves the label rule (ruling 8)', async () => {
  fakeFetch(() => failure('unavailable'));
  expect((await getRegistrationFacts()).affiliateCode).toBe('www');
});

test('a missing configuration delays nothing (E10)', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  fakeFetch(() => new Promise(() => undefined));
  const reading = getRegistrationFacts();
  await jest.advanceTimersByTimeAsync(IDENTITY_WAIT.domainsMs);
  expect((await reading).affiliateCode).toBe('www');
  jest.useRealTimers();
});

test('a web clip and an installed site register as such (E4)', async () => {
  fakeFetch(() => success({}));
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  expect((await getRegistrationFacts()).registerMethod).toBe('PWA');
  localStorage.setItem('WEBCLIP', '1');
  expect((await getRegistrationFacts()).registerMethod).toBe('WEBCLIP');
});
