import { isIP } from 'node:net';
import fc from 'fast-check';
import { toNetwork } from '@/lib/server/http/limits/subjects';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { forwardedAddressOf, toPlainAddress } from '@/lib/server/platform/connection/forwarded-address';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv({ TRUSTED_PROXY_HOPS: '2' });

const through = (headers: Record<string, string>) =>
  readClientConnection(new Headers({ host: 'inner.localhost', ...headers }));

test('behind configured proxies the nearest one names host and protocol (SEC-6)', () => {
  const connection = through({
    'x-forwarded-host': 'evil.example, Shop.Example:443',
    'x-forwarded-proto': 'http, https',
  });
  expect(connection).toMatchObject({ hostName: 'shop.example', host: 'shop.example:443', https: true });
});

test('a proxy that names no host leaves the Host header in force (SEC-6)', () => {
  expect(through({})).toMatchObject({ hostName: 'inner.localhost', https: false });
});

test('a malformed forwarded host is malformed, not ignored (SEC-3, SEC-6)', () => {
  expect(through({ 'x-forwarded-host': 'a/b' }).hostName).toBeUndefined();
});

test.each([
  ['6.6.6.6, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  ['203.0.113.9, 10.0.0.1', '203.0.113.9'],
  ['10.0.0.1', '10.0.0.1'],
  ['6.6.6.6, x, 10.0.0.1', '0.0.0.0'],
  ['6.6.6.6, 203.0.113.9:4711, 10.0.0.1:443', '203.0.113.9'],
  ['[2001:db8::1]:443, 10.0.0.1', '2001:db8::1'],
  ['"[2001:DB8:0:0::1]:443", 10.0.0.1', '2001:db8::1'],
  ['  203.0.113.9\t,10.0.0.1', '203.0.113.9'],
  ['::FFFF:203.0.113.9, 10.0.0.1', '203.0.113.9'],
  ['[::ffff:cb00:7109]:80, 10.0.0.1', '203.0.113.9'],
  ['fe80::1%any text, 10.0.0.1', 'fe80::1'],
  ['unknown, 10.0.0.1', '0.0.0.0'],
  ['_hidden, 10.0.0.1', '0.0.0.0'],
  ['203.0.113.9:x, 10.0.0.1', '0.0.0.0'],
  ['[203.0.113.9], 10.0.0.1', '0.0.0.0'],
  ['203.0.113.9 or so, 10.0.0.1', '0.0.0.0'],
])(
  'of %j the address is what the farthest trusted proxy saw, %s (SEC-6, SEC-65)',
  (forwardedFor, address) => {
    expect(through({ 'x-forwarded-for': forwardedFor }).address).toBe(address);
  },
);

test.each([
  ['http, https', 'a.example', 'https'],
  ['http', 'a.example', 'http'],
  ['wss', 'a.example', undefined],
  ['', 'a.example', undefined],
  ['', 'a.localhost', 'http'],
])('with X-Forwarded-Proto %j at %s the scheme is %s (ruling 13, SEC-58)', (reported, host, scheme) => {
  expect(through({ 'x-forwarded-proto': reported, 'x-forwarded-host': host }).scheme).toBe(scheme);
});

test('an address with a port, in brackets or in another spelling counts as the same (SEC-65)', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.integer({ min: 0, max: 65_535 }), (address, port) => {
      for (const written of [
        `${address}:${port}`,
        ` "${address}" `,
        `::ffff:${address}`,
        `[::FFFF:${address}]:${port}`,
      ])
        expect(toPlainAddress(written)).toBe(address);
    }),
  );
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const plain = toPlainAddress(address);
      for (const written of [`[${address}]`, `[${address}]:443`, address.toUpperCase(), `${address}%eth0`])
        expect(toPlainAddress(written)).toBe(plain);
    }),
  );
});

test('whatever a proxy writes, the result is a normalised address or nothing, never free text (SEC-65)', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.ipV4Extended(),
    fc.ipV6(),
    fc.string({ unit: fc.constantFrom(...'0123456789abcdef:.[]%"', ' ', ','), maxLength: 40 }),
  );
  fc.assert(
    fc.property(anything, fc.integer({ min: 0, max: 3 }), (header, hops) => {
      const address = forwardedAddressOf(header, hops);
      if (address === undefined) return;
      expect(isIP(address)).toBeGreaterThan(0);
      expect(toPlainAddress(address)).toBe(address);
      expect(toNetwork(address)).toMatch(/^[\da-f:.]{2,40}(?:\/64)?$/);
    }),
    { numRuns: 5_000 },
  );
});

test('fewer entries than proxies count from the first (SEC-6)', () => {
  expect(forwardedAddressOf('203.0.113.9', 3)).toBe('203.0.113.9');
  expect([forwardedAddressOf(null, 1), forwardedAddressOf('', 2), forwardedAddressOf(',', 1)]).toEqual(
    Array(3).fill(undefined),
  );
});
