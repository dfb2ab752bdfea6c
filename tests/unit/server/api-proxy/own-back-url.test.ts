import { guardBackUrl } from '@/lib/server/api-proxy/own-back-url';
import { aMerchant } from '@/tests/unit/server/support/facts';

const merchant = {
  ...aMerchant('http://a.example'),
  hosts: ['one.example', '*.one.example'],
  trustedHosts: ['partner.example'],
};
const guarded = (given: string, protocol: 'http' | 'https' = 'https') => {
  const query = new URLSearchParams({ backUrl: given, gameCode: 'g1' });
  guardBackUrl(query, merchant, {
    ...{ userAgent: '', language: 'EN', address: '203.0.113.9', traceparent: '' },
    ...{ host: 'www.one.example', protocol },
  });
  expect(query.get('gameCode')).toBe('g1');
  return query.get('backUrl');
};

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://evil.example/x',
  'http://partner.example/x',
  'https://one.example.evil.example/',
  '//evil.example',
  '/mx',
  '/m/..//evil.example',
  '/m/\\evil.example',
  'https://www.one.example/wps/session/logout',
])('the back address %s never reaches the provider (SEC-70, ruling 3)', (given) => {
  expect(guarded(given)).toBe('https://www.one.example/m/home');
});

test.each([
  '/m/home',
  '/m/activity?id=42#top',
  'https://www.one.example/m/sports',
  'https://other.one.example/m/home',
  'https://partner.example/back?x=1',
  '',
])('the back address %j is sent unchanged (SEC-70, ruling 3)', (given) => {
  expect(guarded(given)).toBe(given);
});

test('the site’s own address counts by the visitor’s scheme (SEC-70)', () => {
  expect(guarded('http://www.one.example/m/home', 'http')).toBe('http://www.one.example/m/home');
});
