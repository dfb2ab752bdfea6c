import fc from 'fast-check';
import { hasPixels, PLATFORMS, parsePixelIds } from '@/lib/shared/pixel/pixel-ids';

const ALL = {
  gtmId: 'GTM-ABC123',
  gtagId: 'G-ABCDEF1234',
  fbPixelId: '123456789012345',
  tiktokPixelId: 'C4ABCDEFGHIJ12345678',
  kwaiPixelId: '549093468168695889',
  bigoPixelId: '905544477098937088',
  appsflyerId: '0a1b2c3d-4e5f-6a7b-8c9d-0e1f2a3b4c5d',
  adjustId: 'abc123def456',
};
const one = (fields: object, domain = 'brand.example') => [{ domain, ...fields }];
const read = (fields: object) => parsePixelIds(one(fields), 'brand.example');

test('the entry of a host names the pixels of all eight platforms (E12, T4)', () => {
  expect(read(ALL)).toEqual({
    gtm: ['GTM-ABC123'],
    gtag: ['G-ABCDEF1234'],
    meta: ['123456789012345'],
    tiktok: ['C4ABCDEFGHIJ12345678'],
    kwai: ['549093468168695889'],
    bigo: ['905544477098937088'],
    appsflyer: ['0a1b2c3d-4e5f-6a7b-8c9d-0e1f2a3b4c5d'],
    adjust: ['abc123def456'],
  });
  expect(Object.keys(read(ALL))).toHaveLength(PLATFORMS.length);
});

test('the very host precedes its parents, and the longest parent the others (E12)', () => {
  const domains = [
    { domain: 'example', fbPixelId: '10000001' },
    { domain: 'Brand.Example', fbPixelId: '10000002' },
    { domain: 'a.brand.example', fbPixelId: '10000003' },
  ];
  const of = (host: string) => parsePixelIds(domains, host).meta?.[0];
  expect(of('A.brand.EXAMPLE:8443')).toBe('10000003');
  expect(of('x.a.brand.example')).toBe('10000003');
  expect(of('b.brand.example')).toBe('10000002');
  expect(of('brand.example')).toBe('10000002');
  expect(of('other.example')).toBe('10000001');
  expect(of('notbrand.test')).toBeUndefined();
  expect(parsePixelIds([{ domain: 'brand.example', ...ALL }], 'evilbrand.example')).toEqual({});
});

test('an entry of the very host that has no pixels hides those of its parent (E12)', () => {
  const domains = [...one(ALL), { domain: 'www.brand.example', fbPixelId: '' }];
  expect(parsePixelIds(domains, 'www.brand.example')).toEqual({});
});

test('a field holds up to five ids, each once; with more, or one unfit, it is off (SEC-77)', () => {
  expect(read({ fbPixelId: ' 10000001, 10000002 ,10000001' })).toEqual({ meta: ['10000001', '10000002'] });
  const ids = ['10000001', '10000002', '10000003', '10000004', '10000005', '10000006'];
  expect(read({ fbPixelId: ids.slice(0, 5).join(',') }).meta).toHaveLength(5);
  expect(read({ fbPixelId: ids.join(',') })).toEqual({});
  expect(read({ fbPixelId: '10000001,x' })).toEqual({});
  expect(read({ fbPixelId: '10000001,' })).toEqual({});
  expect(read({ adjustId: 'abc123def456,abc123def457' })).toEqual({});
});

test('an id that is sent as a number counts (E12)', () => {
  expect(read({ fbPixelId: 123456789012345 })).toEqual({ meta: ['123456789012345'] });
});

const HOSTILE = [
  "GTM-X');alert(1)//",
  '../evil.js',
  '//evil.example/x.js',
  'https://evil.example',
  'G-ABC&callback=x',
  'G-ABC%26x',
  '<script>',
  'GTM-ABC123 x',
  'G‑ABCDEF1234',
  '１２３４５６７８９',
  '__proto__',
  '123456789012345?x',
  'x'.repeat(300),
  7,
  null,
  {},
  ['GTM-ABC123'],
];

test.each(Object.keys(ALL))('%s takes no hostile id (SEC-77)', (field) => {
  for (const id of HOSTILE) expect(read({ [field]: id })).toEqual({});
  expect(hasPixels(read({ [field]: '' }))).toBe(false);
});

test('an id of any input has letters, digits and hyphens only (SEC-77)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(ALL)), fc.string({ maxLength: 40 }), (field, id) => {
      for (const list of Object.values(read({ [field]: id })))
        for (const one of list) expect(one).toMatch(/^[A-Za-z0-9-]{6,40}$/);
    }),
  );
});

test.each([undefined, null, 7, 'x', {}, [null, 7, 'x', {}], [{ domain: 7 }, { domain: '' }]])(
  'domains of %j give no pixel (E12)',
  (domains) => {
    expect(parsePixelIds(domains, 'brand.example')).toEqual({});
  },
);
