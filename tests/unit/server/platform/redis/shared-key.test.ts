import fc from 'fast-check';
import { type SharedKeyFacts, toChannelName, toSharedKey } from '@/lib/server/platform/redis/shared-key';
import { anyCharacter } from '@/tests/support/any-character';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv({ SITE_ENVIRONMENT: 'staging' });

const letters = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: fc.constantFrom(':', '*', '\r', '\n', '~', '"', ',', '\\', '[', 'a', '\u0000', 'ü') }),
  fc.string({ minLength: 10_000, maxLength: 10_240 }),
);
const facts: fc.Arbitrary<SharedKeyFacts> = fc.record({
  kind: fc.constantFrom('answer', 'limit', 'signed-out'),
  merchant: letters,
  parts: fc.array(letters, { maxLength: 4 }),
});

test('a key carries environment, build or form, kind and merchant (SEC-13)', () => {
  const key = (kind: SharedKeyFacts['kind']): string => toSharedKey({ kind, merchant: 'one', parts: ['a'] });
  expect(key('limit')).toMatch(/^site:staging:v1:limit:one:[\w-]{43}$/);
  expect(key('answer')).toMatch(/^site:staging:[\w~-]+:answer:one:[\w-]{43}$/);
  expect(key('answer')).not.toMatch(/^site:staging:v1:/);
});

test('no merchant, host or part adds special characters to a key, or makes it long (SEC-14)', () => {
  fc.assert(
    fc.property(facts, (given) => {
      expect(toSharedKey(given)).toMatch(/^site:staging(:[\w~-]{1,64}){4}$/);
    }),
  );
});

test('two keys are the same only where all their facts are (SEC-14)', () => {
  fc.assert(
    fc.property(facts, facts, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(toSharedKey(one) === toSharedKey(other)).toBe(isSame);
    }),
  );
});

test.each<[string, SharedKeyFacts, SharedKeyFacts]>([
  [
    'a part that looks like two',
    { kind: 'limit', merchant: 'one', parts: ['a', 'b'] },
    { kind: 'limit', merchant: 'one', parts: ['a","b'] },
  ],
  [
    'a merchant that looks like merchant and part',
    { kind: 'limit', merchant: 'one:a', parts: [] },
    { kind: 'limit', merchant: 'one', parts: ['a'] },
  ],
  [
    'letters that differ as code units only',
    { kind: 'limit', merchant: 'one', parts: ['\ud800'] },
    { kind: 'limit', merchant: 'one', parts: ['\ud801'] },
  ],
  [
    'a merchant of such letters',
    { kind: 'limit', merchant: '\ud800', parts: [] },
    { kind: 'limit', merchant: '\ud801', parts: [] },
  ],
  [
    'no part and an empty one',
    { kind: 'limit', merchant: 'one', parts: [] },
    { kind: 'limit', merchant: 'one', parts: [''] },
  ],
])('%s does not collide (SEC-14)', (_name, one, other) => {
  expect(toSharedKey(one)).not.toBe(toSharedKey(other));
});

test('a channel belongs to its environment, and its name takes no foreign letters (SEC-14)', () => {
  expect(toChannelName('signed-out')).toBe('site:staging:v1:channel:signed-out');
  expect(toChannelName('a\r\nb:*')).toMatch(/^site:staging:v1:channel:~[\w-]{43}$/);
});
