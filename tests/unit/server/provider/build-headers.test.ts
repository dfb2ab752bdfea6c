import fc from 'fast-check';
import { buildHeaders } from '@/lib/server/provider/build-headers';
import { CALLS } from '@/lib/shared/calls/table';
import { anyCharacter } from '@/tests/support/any-character';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';

const merchant = aMerchant('http://127.0.0.1:9');
const row = (name: string) => CALLS.find((one) => one.name === name) ?? CALLS[0]!;
const build = (name: string, more: Partial<Parameters<typeof buildHeaders>[0]> = {}) =>
  buildHeaders({ merchant, row: row(name), visitor: aVisitor(), hasBody: false, ...more });

test('every call carries the common headers (K1)', () => {
  expect(build('memberInfo', { token: 'raw-token' })).toEqual({
    Accept: 'application/json',
    'Accept-Encoding': 'identity',
    'X-Real-UA': 'Mozilla%2F5.0%20(Test)',
    Merchant: 'one',
    Language: 'EN',
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Host': 'one.localhost:3000',
    'X-Forwarded-Proto': 'http',
    traceparent: aVisitor().traceparent,
    Authorization: 'raw-token',
    'Cache-Control': 'no-cache',
  });
});

test('the token is sent unchanged, without a scheme, and only to member endpoints (K1, K5, ruling 25)', () => {
  for (const one of CALLS) {
    const headers = buildHeaders({
      merchant,
      row: one,
      visitor: aVisitor(),
      token: 'raw-token',
      hasBody: false,
    });
    expect(headers.Authorization).toBe(one.auth === 'member' ? 'raw-token' : undefined);
  }
});

test('without a session no Authorization is sent (K1)', () => {
  expect(build('memberInfo')).not.toHaveProperty('Authorization');
});

test.each([
  ['register', 'REG3'],
  ['registerMobile', 'MOBILENUMREG3'],
  ['login', undefined],
  ['status', undefined],
])('%s carries ModuleId %s (K1, K6)', (name, id) => {
  expect(build(name).ModuleId).toBe(id);
});

test('a body is sent as JSON, the status call bypasses every cache, and an allowed header is passed on (K2, K7, E6)', () => {
  expect(build('login', { hasBody: true, passHeaders: { Device: 'PWA' } })).toMatchObject({
    'Content-Type': 'application/json',
    Device: 'PWA',
  });
  expect(build('login')).not.toHaveProperty('Content-Type');
  expect(build('status')['Cache-Control']).toBe('no-cache');
  expect(build('country')).not.toHaveProperty('Cache-Control');
});

test('no User-Agent puts a header, a line or a byte outside ASCII on the wire (SEC-27, SEC-28)', () => {
  const agents = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 50 }),
    fc.string({ unit: fc.constantFrom('\r', '\n', '\0', 'é', '\uD800', 'a', ':') }),
  );
  fc.assert(
    fc.property(agents, (userAgent) => {
      const value = build('status', { visitor: aVisitor({ userAgent }) })['X-Real-UA'] ?? '';
      expect(value).toMatch(/^[\x21-\x7e]*$/);
      expect(decodeURIComponent(value)).toBe(userAgent.toWellFormed());
    }),
  );
});

test('a User-Agent of 100,000 characters is cut, also in the middle of a pair (SEC-27)', () => {
  const value =
    build('status', { visitor: aVisitor({ userAgent: `x${'😀'.repeat(50_000)}` }) })['X-Real-UA'] ?? '';
  expect(value.length).toBeLessThan(10_000);
});
