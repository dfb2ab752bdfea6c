import { isIP } from 'node:net';
import fc from 'fast-check';
import { forwardedAddressOf, toPlainAddress } from '@/lib/server/forwarded-address';
import { toNetwork } from '@/lib/server/limit/subjects';

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

test('whatever a proxy writes, what comes out is an address in its short form or nothing, and never free text (SEC-65)', () => {
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
