import fc from 'fast-check';
import {
  affiliateOfDomains,
  affiliateOfHost,
  originalDomainOf,
  parseAffiliateCode,
} from '@/lib/shared/attribution/affiliate';
import { parseHost } from '@/lib/shared/merchant/host';

test.each([
  ['promo.brand.com', 'promo'],
  ['PROMO.Brand.com', 'promo'],
  ['www.brand.com', 'www'],
  ['brand.com', 'www'],
  ['a.b.brand.com', 'www'],
  ['preview.brand.com', 'www'],
  ['localhost', 'www'],
  ['127.0.0.1', 'www'],
  ['[::1]', 'www'],
  ['promo.aurora.localhost', 'promo'],
  // The literal rule is the last step: the domains of the site configuration have priority.
  ['brand.co.uk', 'brand'],
])('the label rule finds in %s the code %s (E10, ruling 8)', (host, code) => {
  expect(affiliateOfHost(host)).toBe(code);
});

test.each([
  ['www.brand.com', 'abc', 'abc.brand.com'],
  ['www.brand.com', 'ABC', 'abc.brand.com'],
  ['promo.brand.com', 'promo', 'promo.brand.com'],
  ['a.b.brand.com', 'www', 'www.b.brand.com'],
  ['brand.com', 'www', 'www.brand.com'],
  ['brand.com', 'abc', 'abc.com'],
  ['brand.co.uk', 'brand', 'brand.co.uk'],
  ['brand.co.uk', 'abc', 'abc.co.uk'],
  ['www.brand.co.uk', 'abc', 'abc.brand.co.uk'],
  ['localhost', 'abc', 'localhost'],
  ['127.0.0.1', 'abc', '127.0.0.1'],
  ['[::1]', 'abc', '[::1]'],
  ['www.brand.com', 'no_label', 'www.brand.com'],
  ['www.brand.com', 'evil.example/', 'www.brand.com'],
  ['www.brand.com', '-x', 'www.brand.com'],
  ['www.brand.com', 'a'.repeat(64), 'www.brand.com'],
])('%s for the affiliate %s is %s (E10, ruling 7)', (host, code, domain) => {
  expect(originalDomainOf(host, code)).toBe(domain);
});

test.each(['abc', 'ABC123', 'a_b-c', 'x', 'a'.repeat(63)])('%s is an affiliate code (ruling 7)', (code) => {
  expect(parseAffiliateCode(` ${code} `)).toBe(code);
});

test.each([
  undefined,
  null,
  5,
  {},
  '',
  ' ',
  'a.b',
  'a/b',
  'a b',
  '-a',
  'a-',
  'é',
  'a'.repeat(64),
  'a\nb',
  '//evil',
])('%j is no affiliate code (ruling 7)', (raw) => {
  expect(parseAffiliateCode(raw)).toBeUndefined();
});

test('preview counts as www (E10)', () => {
  expect([parseAffiliateCode('preview'), parseAffiliateCode('PREVIEW')]).toEqual(['www', 'www']);
});

test('the domains of the site configuration match the exact host, in any letter case (E12, ruling 8)', () => {
  const domains = [
    null,
    {},
    { domain: 'Brand.CO.uk', affiliateCode: 'uk1' },
    { domain: 'x.com', affiliateCode: 'a.b' },
  ];
  expect(affiliateOfDomains(domains, 'brand.co.uk')).toBe('uk1');
  expect(affiliateOfDomains(domains, 'www.brand.co.uk')).toBeUndefined();
  expect(affiliateOfDomains(domains, 'x.com')).toBeUndefined();
  expect(affiliateOfDomains('nonsense', 'x.com')).toBeUndefined();
});

test('for any code the original domain is a host name that differs only in its first label (E10, ruling 7)', () => {
  const host = fc.constantFrom(
    'www.brand.com',
    'brand.com',
    'a.b.brand.com',
    'brand.co.uk',
    'promo.aurora.localhost',
  );
  fc.assert(
    fc.property(host, fc.string({ maxLength: 80 }), (name, code) => {
      const domain = originalDomainOf(name, code);
      expect(parseHost(domain)).toEqual({ name: domain, port: '' });
      expect(domain.endsWith(name.split('.').slice(1).join('.'))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
