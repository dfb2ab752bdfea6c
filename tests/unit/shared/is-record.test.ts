import { isRecord, toRecord } from '@/lib/shared/is-record';

test.each([[null], [undefined], ['x'], [1], [[]], [() => 1]])(
  '%p is no record, and reads as an empty one',
  (value) => {
    expect(isRecord(value)).toBe(false);
    expect(toRecord(value)).toEqual({});
  },
);

test('an object is returned as it is', () => {
  const value = { a: 1 };
  expect(isRecord(value)).toBe(true);
  expect(toRecord(value)).toBe(value);
});
