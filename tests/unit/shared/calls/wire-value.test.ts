import fc from 'fast-check';
import { toNumber, toText } from '@/lib/shared/calls/wire-value';
import { hostileJson } from '../support/hostile-json';

test.each([
  ['a', 'a', 0],
  ['12', '12', 12],
  [12.5, '12.5', 12.5],
  ['', '', 0],
  [null, '', 0],
  [undefined, '', 0],
  [true, '', 0],
  [[7], '', 0],
  [{ toString: 1, valueOf: 1 }, '', 0],
  ['1e999', '1e999', 0],
])('%j is the text %j and the number %d (E11)', (value, text, number) => {
  expect([toText(value), toNumber(value)]).toEqual([text, number]);
});

test('nothing makes it throw (E11)', () => {
  fc.assert(
    fc.property(hostileJson, (value) => {
      expect([typeof toText(value), Number.isFinite(toNumber(value))]).toEqual(['string', true]);
    }),
  );
});
