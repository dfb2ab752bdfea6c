import { splitFaults } from '@/scripts/check/type-faults.mjs';

const TEXT = `lib/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.
  The expected type comes from here.
lib/b.ts(9,1): error TS2304: Cannot find name 'x'.
lib/b.ts(10,1): error TS2304: Cannot find name 'y'.
`;

test('the faults of a named file come with their explanations, others are counted', () => {
  expect(splitFaults(TEXT, ['lib/a.ts'])).toEqual({ own: TEXT.split('\n').slice(0, 2), others: 2 });
});

test('a file without faults has none, whatever the others have', () => {
  expect(splitFaults(TEXT, ['lib/c.ts'])).toEqual({ own: [], others: 3 });
});

test('a fault of the project itself is shown for every file', () => {
  const text = "error TS5023: Unknown compiler option 'x'.";
  expect(splitFaults(text, ['lib/a.ts'])).toEqual({ own: [text], others: 0 });
});
