import { deserialize, serialize } from 'node:v8';
import { buildTable, findInTable, listKeys } from '@/lib/server/tenants/packed/string-table';

const pairs = Array.from({ length: 5_000 }, (_, at) => [`host${at}.example`, at] as const);

test('a table finds each of its keys and no other, also after it was written to bytes (B59)', () => {
  const table = deserialize(serialize(buildTable(pairs)));
  expect(pairs.filter(([key, value]) => findInTable(table, key) !== value)).toEqual([]);
  for (const stranger of ['', 'host', 'host1.exampl', 'host1.example.', 'ost1.example', 'host5000.example'])
    expect(findInTable(table, stranger)).toBeUndefined();
  expect(findInTable(buildTable([]), 'host1.example')).toBeUndefined();
});

test('keys with a sign are listed without it, in their order', () => {
  const table = buildTable([
    ['@one', 1],
    ['host', 1],
    ['@two', 2],
  ]);
  expect([...listKeys(table, '@')]).toEqual([
    ['one', 1],
    ['two', 2],
  ]);
});
