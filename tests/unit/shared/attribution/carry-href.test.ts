import fc from 'fast-check';
import { carryHref } from '@/lib/shared/attribution/carry-href';
import { ROUTES } from '@/lib/shared/routes';

const HERE = 'https://www.one.example/m/home?r=A&token=s3cret&other=1';
const clicks = { fbclid: 'IwAR-aB_0', kw: 'a b+c' };

const carry = (href: string) => carryHref(href, { here: HERE, clicks });
const ADDED = 'fbclid=IwAR-aB_0&kw=a%20b%2Bc&r=A';

test.each([
  ['/m/game', `/m/game?${ADDED}`],
  ['/m/game?game=x%20y&q=a+b', `/m/game?game=x%20y&q=a+b&${ADDED}`],
  ['/m/activity?id=1#more', `/m/activity?id=1&${ADDED}#more`],
  ['/m/login?fbclid=Other&r=B', '/m/login?fbclid=Other&r=B&kw=a%20b%2Bc'],
  ['?lang=VI', `?lang=VI&${ADDED}`],
  ['https://www.one.example/m/slots/../rng?x=%2B', `https://www.one.example/m/slots/../rng?x=%2B&${ADDED}`],
  ['/m/index.html', `/m/index.html?${ADDED}`],
])('%s gets what it lacks, its own query as it was written (RR12)', (href, full) => {
  expect(carry(href)).toBe(full);
});

test.each([
  '#top',
  '/m/out?to=https%3A%2F%2Fpartner.example',
  '/m/app.mobileconfig?lang=EN',
  '/m/session',
  '/m/consent',
  '/m/device.html',
  '/m/nowhere',
  'https://evil.example/m/home',
  '//evil.example/m/home',
  'https://two.one.example/m/home',
  'mailto:a@one.example',
  'javascript:alert(1)',
  'tel:123',
  'http://[',
  `/m/game?${ADDED}`,
])('%s stays as it is (RR12)', (href) => {
  expect(carry(href)).toBeUndefined();
});

test('a token, a code or an unknown name is never carried (ruling 6)', () => {
  expect(carry('/m/game')).not.toMatch(/token|other|s3cret/);
});

test('values stay the same, byte for byte, however often they are carried (RR12)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
      if (!value.isWellFormed()) return;
      const once = carryHref('/m/game?q=1', { here: 'https://a.b/m/home', clicks: { fbclid: value } }) ?? '';
      const next = carryHref(ROUTES.login, { here: `https://a.b${once}`, clicks: {} }) ?? '';
      expect(new URL(next, 'https://a.b').searchParams.get('fbclid')).toBe(value);
    }),
  );
});
