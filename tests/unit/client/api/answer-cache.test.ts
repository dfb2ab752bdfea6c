import { cacheAnswer, getCachedAnswer, isAnswerCacheable } from '@/lib/client/api/answer-cache';
import { buildRequest } from '@/lib/client/api/build-request';
import { buildCacheKey, callApi } from '@/lib/client/api/call-api';
import { defineCall } from '@/lib/shared/calls/call';
import { fakeFetch, success } from '../fake-fetch';
import { resetPage, signIn } from '../page-of';

const open = defineCall<unknown, string>({
  name: 'open',
  method: 'GET',
  path: '/wps/open',
  group: 'system',
  auth: 'public',
  cacheSeconds: 60,
});
const own = { ...open, name: 'own', path: '/wps/own', auth: 'member' } as const;
const answer = { ok: true, value: 'v', traceId: 't' } as const;
const keyOf = (row: typeof open | typeof own) =>
  buildCacheKey(row, buildRequest(row, { query: { b: 2, a: 1 } }));

beforeEach(resetPage);

test('the key has six parts: merchant, language, path, query, headers, session handle (K4, ruling 24)', () => {
  signIn('handle-7');
  expect(JSON.parse(keyOf(own))).toEqual([
    'aurora',
    'EN',
    '/wps/own',
    'a=1&b=2',
    [
      ['Accept', 'application/json'],
      ['Language', 'EN'],
    ],
    'handle-7',
  ]);
});

test('the key of a public row holds no handle: its answer is the same for everyone', () => {
  signIn('handle-7');
  expect(JSON.parse(keyOf(open)).at(-1)).toBe('');
});

test('an answer to a member is cached nowhere, so that none outlasts a logout (A16)', () => {
  expect([isAnswerCacheable(open), isAnswerCacheable(own)]).toEqual([true, false]);
});

test.each([
  ['20', 40_000],
  ['60', 0],
  ['4000', 0],
  ['soon', 60_000],
])(
  'of an answer that is %s seconds old already, the browser keeps the rest: %i ms (K4)',
  async (age, restMs) => {
    const calls = fakeFetch(() => ({ ...success('v'), headers: { age } }));
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await callApi(open);
    now.mockReturnValue(1_000_000 + Math.max(restMs - 1, 0));
    await callApi(open);
    expect(calls).toHaveLength(restMs > 0 ? 1 : 2);
    now.mockReturnValue(1_000_000 + restMs);
    await callApi(open);
    expect(calls).toHaveLength(restMs > 0 ? 2 : 3);
  },
);

test('a corrupt entry is removed and ignored (K4)', () => {
  cacheAnswer(open, 'k', { answer, now: 0 });
  const [key = ''] = Object.keys(sessionStorage).filter((name) => name.startsWith('mc_cache'));
  sessionStorage.setItem(key, '{"until":');
  expect(getCachedAnswer(open, 'k', 1)).toBeUndefined();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a full storage loses nothing: the page holds the answer in memory (K4)', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => cacheAnswer(open, 'full', { answer, now: 0 })).not.toThrow();
  expect(getCachedAnswer(open, 'full', 1)).toEqual(answer);
});

test('an answer from the future counts as stale: the clock was set back', () => {
  cacheAnswer(open, 'k', { answer, now: 10_000_000 });
  expect(getCachedAnswer(open, 'k', 0)).toBeUndefined();
});

test('a very long answer is kept in the page’s memory, not in storage (B3)', () => {
  const long = { ...answer, value: Array.from({ length: 5000 }, () => ({ name: 'x'.repeat(40) })) };
  cacheAnswer(open, 'long', { answer: long, now: 0 });
  expect(getCachedAnswer(open, 'long', 1)).toBe(long);
  expect(getCachedAnswer(open, 'long', 60_001)).toBeUndefined();
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('mc_cache'))).toEqual([]);
  cacheAnswer(open, 'long', { answer, now: 0 });
  expect(getCachedAnswer(open, 'long', 1)).toEqual(answer);
});

test('only the latest few long answers are kept (B3)', () => {
  const long = { ...answer, value: 'x'.repeat(200_001) };
  for (const key of ['a', 'b', 'c', 'd', 'e']) cacheAnswer(open, key, { answer: long, now: 0 });
  expect(getCachedAnswer(open, 'a', 1)).toBeUndefined();
  expect(getCachedAnswer(open, 'e', 1)).toBe(long);
});
