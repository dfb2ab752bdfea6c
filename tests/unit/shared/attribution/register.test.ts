import fc from 'fast-check';
import { AD_QUERY } from '@/lib/shared/attribution/landing';
import { registerMethodOf } from '@/lib/shared/attribution/reg-info';
import { toRegisterUrl } from '@/lib/shared/attribution/register-url';

test.each([
  [{ isNative: true, isWebclip: true, isStandalone: true }, 'APP'],
  [{ isNative: false, isWebclip: true, isStandalone: true }, 'WEBCLIP'],
  [{ isNative: false, isWebclip: false, isStandalone: true }, 'PWA'],
  [{ isNative: false, isWebclip: false, isStandalone: false }, 'H5'],
])('%j registers as %s (E4)', (signs, method) => {
  expect(registerMethodOf(signs)).toBe(method);
});

const BASE = 'https://www.brand.com/m/register';

test('the address contains the attribution (E4)', () => {
  expect(toRegisterUrl(`${BASE}?r=A&affiliateCode=b&utm_source=x&lang=vi&linkId=9`)).toBe(
    `${BASE}?r=A&affiliateCode=b&utm_source=x&lang=vi&linkId=9`,
  );
});

test('without consent no click or advertising id is in it, under any of its names (E4, ruling 67)', () => {
  const ads = AD_QUERY.map((name) => `${name}=s3cret`).join('&');
  expect(toRegisterUrl(`${BASE}?${ads}&r=A`)).toBe(`${BASE}?r=A`);
  expect(toRegisterUrl(`${BASE}?fbclid=F&gps_adid=G&click_id=K`, true)).toContain(
    'fbclid=F&gps_adid=G&click_id=K',
  );
});

test.each([
  'token=s3cret',
  'tokens=s3cret',
  'code=s3cret&state=s3cret',
  'sessionId=s3cret',
  'authKey=s3cret',
  'password=s3cret',
  'go=%2Fm%2Fhome%3Ftoken%3Ds3cret',
  'utm_source[]=s3cret',
])('?%s is left out of it, and so is the hash (E4)', (query) => {
  expect(toRegisterUrl(`${BASE}?${query}&r=A#tgAuthResult=s3cret`)).toBe(`${BASE}?r=A`);
});

test('it has at most 1024 characters, and keeps the values that fit (E4)', () => {
  const long = toRegisterUrl(`${BASE}?r=A&fbclid=${'f'.repeat(500)}&gclid=${'g'.repeat(500)}&kw=k`, true);
  expect(long.length).toBeLessThanOrEqual(1024);
  expect(long).toContain('r=A&fbclid=fff');
  expect(toRegisterUrl(`https://a.b/${'x'.repeat(5000)}`)).toHaveLength(1024);
});

test('a value under an unknown name is never passed on (E4)', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 12 }), (name) => {
      const url = new URL(BASE);
      url.searchParams.set(`x${name}`, 'canary');
      expect(toRegisterUrl(url.href)).not.toContain('canary');
    }),
  );
});
