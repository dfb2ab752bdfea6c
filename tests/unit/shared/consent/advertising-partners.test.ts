import { PARTNER_NAMES, partnersOf } from '@/lib/shared/consent/advertising-partners';

const HOST = 'www.one.example';
const row = (ids: object, domain = HOST) => ({ domain, affiliateCode: 'www', ...ids });

test('the partners of a host are those with an id in its own entry (B7, E12)', () => {
  const domains = [
    row({ gtmId: 'GTM-1' }, 'promo.one.example'),
    row({ fbPixelId: '123', tiktokPixelId: '', adjustId: ' ', kwaiPixelId: 7 }, 'WWW.One.example'),
  ];
  expect(partnersOf(domains, HOST)).toEqual(['Meta (Facebook)', 'Kwai']);
  expect(partnersOf(domains, 'other.example')).toEqual([]);
  expect(partnersOf(domains, 'one.example')).toEqual([]);
});

test('a host without an entry uses that of its nearest parent domain (B7, E12)', () => {
  const domains = [row({ gtmId: 'GTM-1' }, 'one.example'), row({ gtagId: 'G-1' }, 'm.one.example')];
  expect(partnersOf(domains, 'a.m.one.example')).toEqual(['Google']);
  expect(partnersOf(domains, 'b.one.example')).toEqual(['Google Tag Manager']);
  expect(partnersOf(domains, 'xone.example')).toEqual([]);
});

test('each platform of the site configuration has a name (B7)', () => {
  const ids = Object.fromEntries(Object.keys(PARTNER_NAMES).map((key) => [key, 'x']));
  expect(partnersOf([row(ids)], HOST)).toEqual(Object.values(PARTNER_NAMES));
});

test.each([undefined, null, {}, 'x', [null, 7, {}, { domain: 3 }], [row({ gtmId: {}, fbPixelId: null })]])(
  'nothing that a provider may send makes it throw or name one: %j (E11)',
  (domains) => expect(partnersOf(domains, HOST)).toEqual([]),
);
