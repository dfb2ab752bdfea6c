import fc from 'fast-check';
import { QUERY_NAMES, toQuestion } from '@/lib/server/provider/answer-cache/cache-question';
import type { ProviderCall } from '@/lib/server/provider/provider-call';
import { gameMatch, gameVendors } from '@/lib/shared/calls/game-table';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { announcements, promotion } from '@/lib/shared/calls/promotion-table';
import { domainRoute, downloadSetting, siteConfig, status } from '@/lib/shared/calls/system-table';
import { CALLS } from '@/lib/shared/calls/table';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

const call = (more: Partial<ProviderCall> = {}, code = 'one'): ProviderCall => ({
  merchant: aMerchant('http://p.example', {}, code),
  row: announcements,
  visitor: aVisitor(),
  ...more,
});
const search = (query: string, row: ProviderCall['row'] = announcements) =>
  call({ row, query: new URLSearchParams(query) });
const answerKeyOf = (one: ProviderCall): string => {
  const question = toQuestion(one);
  if (!question) throw new Error(`${one.row.name} is never reused`);
  return question.key;
};
const keyOf = (query: string) => answerKeyOf(search(query));

test('every endpoint with a cache time names what its answer depends on, and no other does (SEC-47)', () => {
  const cached = CALLS.filter(({ cacheSeconds }) => cacheSeconds).map(({ name }) => name);
  expect(Object.keys(QUERY_NAMES).sort()).toEqual(cached.sort());
});

test('the order of the query does not matter, its content does; of a name twice the first counts (SEC-14, SEC-34)', () => {
  expect(keyOf('types=NEWS&category=2&types=X')).toBe(keyOf('category=2&types=NEWS'));
  expect(keyOf('types=NEWS')).not.toBe(keyOf('types=DOWNLOAD'));
  expect(keyOf('types=')).not.toBe(keyOf(''));
});

test('a parameter that the endpoint does not define reaches neither the key nor the provider (SEC-41, SEC-47)', () => {
  expect(keyOf('types=NEWS&utm=1&constructor=2&__proto__=3')).toBe(keyOf('types=NEWS'));
  expect(String(toQuestion(search('utm=1&types=NEWS&_=7'))?.call.query)).toBe('types=NEWS');
  expect(String(toQuestion(search('a=1', siteConfig))?.call.query)).toBe('');
});

test.each<[string, Partial<ProviderCall>, string]>([
  ['merchant', {}, 'two'],
  ['call', { row: gameVendors }, 'one'],
  ['language', { visitor: aVisitor({ language: 'VI' }) }, 'one'],
  ['query', { query: new URLSearchParams('types=NEWS') }, 'one'],
])('calls that differ in %s have keys of their own (SEC-46)', (_what, more, code) => {
  expect(answerKeyOf(call(more, code))).not.toBe(answerKeyOf(call()));
});

test('an answer of the merchant’s former provider or path is not one of its present (SEC-15)', () => {
  const at = (origin: string, paths = {}) =>
    answerKeyOf(call({ merchant: aMerchant(origin, { backend: { origin, paths } }), row: siteConfig }));
  expect(new Set([at('http://p.example'), at('http://q.example')]).size).toBe(2);
  expect(at('http://p.example', { siteConfig: '/wps/other' })).not.toBe(at('http://p.example'));
});

test('a caller’s identity changes no key: public answers alone are cached (SEC-46, K5)', () => {
  const mine = { token: 'a', visitor: aVisitor({ address: '203.0.113.1' }) };
  expect(answerKeyOf(call(mine))).toBe(answerKeyOf(call()));
  expect(toQuestion(call(mine))?.call).not.toHaveProperty('token');
  for (const row of [memberInfo, status]) expect(toQuestion(call({ row, token: 'a' }))).toBeUndefined();
});

test('no value reaches into another part of the key, and no key is longer than 512 characters (SEC-14, SEC-47)', () => {
  const part = fc.string({ unit: fc.constantFrom(...'ab&=:*\\"],[\r\n') });
  const value = fc.oneof(part, fc.string({ minLength: 400, maxLength: 10_000 }));
  const pair = fc.record({ types: value, category: value });
  fc.assert(
    fc.property(pair, pair, (one, other) => {
      const [a, b] = [one, other].map((query) => answerKeyOf(call({ query: new URLSearchParams(query) })));
      expect(Math.max(a?.length ?? 0, b?.length ?? 0)).toBeLessThanOrEqual(512);
      // Encoded as on the wire, where half a character is replaced.
      const same = String(new URLSearchParams(one)) === String(new URLSearchParams(other));
      expect(a === b).toBe(same);
    }),
  );
});

test.each([
  ['platform=html5', gameVendors, true],
  ['platform=html6', gameVendors, false],
  ['platform=html5&language=VI', gameMatch, true],
  ['platform=html5&language=XX', gameMatch, false],
  ['types=NEWS&platform=html5', announcements, true],
  ['types=NEWS&category=7', announcements, false],
  ['device=mobile', domainRoute, true],
  ['domain=one.localhost', downloadSetting, true],
  ['domain=evil.example', downloadSetting, false],
  ['id=42', promotion, false],
  ['a=1&b=2', siteConfig, true],
])(
  '%s of its row is a question of the site’s own or one that can be made up (SEC-47)',
  (query, row, isOwn) => {
    expect(toQuestion(search(query, row))?.isOwn).toBe(isOwn);
  },
);
