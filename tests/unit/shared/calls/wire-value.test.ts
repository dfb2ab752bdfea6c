import fc from 'fast-check';
import { cutLists, toCode, toFlag, toList, toNumber, toRecords, toText } from '@/lib/shared/calls/wire-value';
import { hostileJson } from '../support/hostile-json';

test.each([
  ['a', 'a', 0],
  ['12', '12', 12],
  [12.5, '12.5', 12.5],
  ['', '', 0],
  [Number.POSITIVE_INFINITY, '', 0],
  [null, '', 0],
  [undefined, '', 0],
  [true, '', 0],
  [[7], '', 0],
  [{ toString: 1, valueOf: 1 }, '', 0],
  ['1e999', '1e999', 0],
])('%j is the text %j and the number %d (E11)', (value, text, number) => {
  expect([toText(value), toNumber(value)]).toEqual([text, number]);
});

test('a switch is on as a boolean, a number or a text, and off as anything else (E11)', () => {
  expect([true, 1, '1', 'true'].every(toFlag)).toBe(true);
  expect([false, 0, '0', 'false', 'yes', '', 2, null, undefined, {}, [true]].some(toFlag)).toBe(false);
});

test('nothing makes it throw (E11)', () => {
  fc.assert(
    fc.property(hostileJson, (value) => {
      expect([typeof toText(value), Number.isFinite(toNumber(value))]).toEqual(['string', true]);
    }),
  );
});

test('half an emoji, sent or cut, is replaced (SEC-75)', () => {
  expect([toText('a\ud83d'), toText('a😀', 2), toText('a😀', 3)]).toEqual(['a\ufffd', 'a\ufffd', 'a😀']);
});

test('texts and lists are cut, and codes that are too long are dropped (SEC-31)', () => {
  expect(toText('x'.repeat(1e6))).toHaveLength(200);
  expect(toText('x'.repeat(1e6), 7)).toHaveLength(7);
  expect([toCode('x'.repeat(128)).length, toCode('x'.repeat(129)), toCode(7)]).toEqual([128, '', '7']);
  expect(toList([1, 2, 3], 2)).toEqual([1, 2]);
  expect([toList('abc', 2), toList({ length: 9 }, 2), toRecords(null, 2)]).toEqual([[], [], []]);
  expect(toRecords([null, 'x', { a: 1 }, { b: 2 }], 3)).toEqual([{ a: 1 }]);
});

test('lists that share a number keep it from the front (SEC-31)', () => {
  expect(cutLists([[1, 2], [3, 4], [5]], 3)).toEqual([[1, 2], [3], []]);
  expect(cutLists([], 3)).toEqual([]);
});
