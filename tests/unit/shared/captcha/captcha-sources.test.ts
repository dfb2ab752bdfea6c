import { toCaptchaOrigin, toCaptchaSources } from '@/lib/shared/captcha/captcha-sources';

const VENDOR = ['https://*.geetest.com', 'https://*.geevisit.com', 'https://*.gsensebot.com'];

test.each([
  [undefined, 'https://static.geetest.com'],
  ['https://cdn.example/', 'https://cdn.example'],
  ['https://cdn.example/copies/gt4.js', 'https://cdn.example'],
  ['http://127.0.0.1:4010/', 'http://127.0.0.1:4010'],
  ['https://*.example/', 'https://static.geetest.com'],
  ['https://a;b.example/', 'https://static.geetest.com'],
  ['no address', 'https://static.geetest.com'],
])('the loader of %j comes from %s (provider-api §1, SEC-79)', (override, origin) => {
  expect(toCaptchaOrigin(override)).toBe(origin);
});

test('the policy allows the vendor’s hosts, and an override once (SEC-79)', () => {
  expect(toCaptchaSources({})).toEqual(VENDOR);
  expect(toCaptchaSources({ geetest: 'https://a.example/', geetest4: 'https://a.example/' })).toEqual([
    ...VENDOR,
    'https://a.example',
  ]);
  expect(toCaptchaSources({ geetest: 'https://a.example/', geetest4: 'http://127.0.0.1:4010/' })).toEqual([
    ...VENDOR,
    'https://a.example',
    'http://127.0.0.1:4010',
  ]);
  expect(toCaptchaSources({ geetest: "https://x;script-src/'unsafe-inline'" })).toEqual(VENDOR);
});
