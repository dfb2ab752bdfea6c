import fc from 'fast-check';
import { buildTokenSync, isFreshToken, parseTokenSyncUrl } from '@/lib/shared/firebase/token-sync';

const OWN = 'https://one.example';

test.each([
  ['/auth/token', '/auth/token'],
  ['https://one.example/auth?x=1', '/auth?x=1'],
  ['auth', '/auth'],
  ['https://other.example/auth', undefined],
  ['//other.example/auth', undefined],
  ['/.//other.example', undefined],
  ['http://one.example/auth', undefined],
  ['https://u:p@one.example/auth', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [7, undefined],
  [undefined, undefined],
])('the token sync %j is sent to %j (K11)', (raw, path) => {
  expect(parseTokenSyncUrl(raw, OWN, true)).toBe(path);
  expect(parseTokenSyncUrl(raw, OWN, false)).toBeUndefined();
});

test('no address makes the token leave the own origin (K11)', () => {
  const hostile = fc.oneof(fc.string(), fc.webUrl(), fc.constant('/\\evil.example'));
  const staysAtHome = (raw: string) => {
    const path = parseTokenSyncUrl(raw, OWN, true);
    return path === undefined || new URL(path, OWN).origin === OWN;
  };
  expect(() => fc.assert(fc.property(hostile, staysAtHome), { numRuns: 2000 })).not.toThrow();
});

test('a token is sent as POST with a bearer, its absence as DELETE without one (K11, ruling 25)', () => {
  expect(buildTokenSync('abc')).toEqual({ method: 'POST', headers: { Authorization: 'Bearer abc' } });
  expect(buildTokenSync(undefined)).toEqual({ method: 'DELETE', headers: {} });
});

test.each([
  [0, true],
  [300, true],
  [301, false],
  [-60, true],
])('a token of %i seconds is sent: %s (K11)', (ageSeconds, isSent) => {
  const issued = Date.parse('2026-11-01T00:00:00Z');
  expect(isFreshToken(new Date(issued).toUTCString(), issued + ageSeconds * 1000)).toBe(isSent);
});

test('a token without a time of issue is sent (K11)', () => {
  expect(isFreshToken('', 0)).toBe(true);
});
