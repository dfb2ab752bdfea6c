import { uniqueBy } from '@/lib/shared/unique-by';

test('of items with one key the last stays, at the place of the first', () => {
  const items = [
    { id: 'a', at: 1 },
    { id: 'b', at: 2 },
    { id: 'a', at: 3 },
  ];
  expect(uniqueBy(items, ({ id }) => id)).toEqual([
    { id: 'a', at: 3 },
    { id: 'b', at: 2 },
  ]);
});
