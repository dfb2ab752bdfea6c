import fc from 'fast-check';
import { isIndexableHost, isLoopbackHost, parseHost } from '@/lib/shared/merchant/host';

test.each([
  ['shop.example', { name: 'shop.example', port: '' }],
  ['SHOP.Example', { name: 'shop.example', port: '' }],
  ['shop.example.', { name: 'shop.example', port: '' }],
  ['shop.example.:443', { name: 'shop.example', port: '443' }],
  ['shop.example:65535', { name: 'shop.example', port: '65535' }],
  ['127.0.0.1:3000', { name: '127.0.0.1', port: '3000' }],
  ['[::1]:3000', { name: '[::1]', port: '3000' }],
  ['[0:0:0:0:0:0:0:1]', { name: '[::1]', port: '' }],
  ['[::ffff:1.2.3.4]', { name: '[::ffff:102:304]', port: '' }],
  ['xn--bcher-kva.example', { name: 'xn--bcher-kva.example', port: '' }],
  ['localhost', { name: 'localhost', port: '' }],
  ['a_b.example', { name: 'a_b.example', port: '' }],
])('%s is read without case, port and trailing dot (SEC-3)', (raw, host) => {
  expect(parseHost(raw)).toEqual(host);
});

test.each([
  '',
  '.',
  '..',
  'a..b',
  '.a',
  'a.test/x',
  'a.test?x',
  'a.test#x',
  'user@evil',
  'a.test/x?@evil',
  'a\\b',
  'a b',
  ' a',
  'a ',
  'a:',
  'a:65536',
  'a:99999',
  'a:123456',
  'a:03000',
  'a:00',
  'a:-1',
  'a:80:80',
  'a:x',
  'bücher.example',
  'a\r\nb',
  'a\u0000',
  '-a.example',
  'a-.example',
  '*.example',
  '[::1',
  '::1',
  '[zz]',
  '[....]',
  '[zz::1]',
  '[:]',
  '[::1::]',
  '[fe80::1%25eth0]',
  '[fe80::1%eth0]',
  '[127.0.0.1]',
  '1.2.3.256',
  '1.2.3.4.5',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0x7f',
  'a.0xff',
  '010.0.0.1',
  'shop.1',
  'xn--.example',
  '[]',
  'a,b',
  'a%2eb',
  `${'a'.repeat(64)}.example`,
  'a.'.repeat(150),
  'x'.repeat(300),
  'a..',
])('%j is malformed (SEC-3)', (raw) => {
  expect(parseHost(raw)).toBeUndefined();
});

test.each([undefined, null, 5, {}, ['a.example']])('%j is no host (SEC-3)', (raw) => {
  expect(parseHost(raw)).toBeUndefined();
});

test('the result of any input is a normal form that normalises to itself (SEC-3, SEC-14)', () => {
  const anything = fc.oneof(
    fc.domain(),
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'aZ0.-:/@[]\\*_ ') }),
  );
  fc.assert(
    fc.property(anything, (raw) => {
      const host = parseHost(raw);
      if (!host) return;
      expect(host.name).toMatch(/^[a-z0-9_.:[\]-]{1,253}$/);
      expect(parseHost(host.name)).toEqual({ name: host.name, port: '' });
    }),
    { numRuns: 2000 },
  );
});

test('a URL accepts every accepted host, under the same name (SEC-3)', () => {
  const label = fc.oneof(
    fc.constantFrom('xn--', '0x', '0x7f', '127', '256', '08', 'localhost', '[', ']', '::', '_', 'ffff'),
    fc.string({ unit: fc.constantFrom(...'aAxf019-_:.%[]é'), maxLength: 12 }),
  );
  const anything = fc.oneof(
    fc.domain(),
    fc.ipV4Extended(),
    fc.ipV6().map((address) => `[${address}]`),
    fc.array(label, { maxLength: 6 }).map((labels) => labels.join('.')),
    fc.array(label, { maxLength: 6 }).map((labels) => `[${labels.join(':')}]`),
    fc.string({ unit: fc.constantFrom(...'ab0127x-_.:[]'), maxLength: 24 }),
  );
  fc.assert(
    fc.property(anything, (raw) => {
      const host = parseHost(raw);
      if (host) expect(new URL(`http://${host.name}/`).hostname).toBe(host.name);
    }),
    { numRuns: 20_000 },
  );
});

test.each([
  ['localhost', true],
  ['a.localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['[::1]', true],
  ['localhost.example', false],
  ['127.0.0.1.example', false],
  ['10.0.0.1', false],
  ['notlocalhost', false],
])('%s leads to this machine only: %s (ruling 17)', (name, loopback) => {
  expect(isLoopbackHost(name)).toBe(loopback);
});

test.each([
  ['www.shop.example', true, true],
  ['www2.shop.example', true, false],
  ['wwwx.shop.example', true, false],
  ['localhost', true, true],
  ['shop.example', false, false],
  ['m.www.shop.example', false, false],
  ['a.localhost', false, false],
])('%s may be indexed: %s, strictly: %s (RR3, ruling 9)', (name, plain, strict) => {
  expect([isIndexableHost(name, false), isIndexableHost(name, true)]).toEqual([plain, strict]);
});
