import { compare, listLeftOut, toEntries, toLines } from '@/lib/server/ops/merchants/entries';
import { parseCommand } from '@/lib/server/ops/merchants/parse-command';

const entries = (...texts: string[]) =>
  toEntries({ files: new Map(texts.map((text, at) => [`${at}.json`, text])) });

test('entries come from files of one and of many, sorted by code; the check reports those without a code (B50)', () => {
  const all = entries('[{"code":"two"},{"name":"x"},null]', '{"code":"one"}', '{ broken', '3');
  expect([...all.keys()]).toEqual(['one', 'two']);
});

test('a difference lists added and removed entries, and the changed keys of others; the order of keys does not matter (B50)', () => {
  const before = entries('{"code":"one","hosts":["a"],"links":{"a":1,"b":2}}', '{"code":"two"}');
  const after = entries('{"links":{"b":2,"a":1},"hosts":["b"],"name":"x","code":"one"}', '{"code":"three"}');
  expect(toLines(compare(before, after))).toEqual(['- two', '+ three', '~ one: hosts, name']);
  expect(toLines(compare(before, before))).toEqual([]);
});

test.each([
  [['publish'], 'There is no command "publish"; the commands are list, validate, '],
  [['toString'], 'There is no command "toString"'],
  [['import'], 'import takes one place.'],
  [['diff', 'a', 'b', 'c'], 'diff takes 1 to 2 places.'],
  [['list', 'http://registry.example/'], 'neither a path nor an address'],
  [['list', '--force'], 'force'],
])('%j is refused: %s', (args, reason) => {
  expect(() => parseCommand(args)).toThrow(reason);
});

test('addresses stay as they are, and paths start where npm was called', () => {
  const { INIT_CWD } = process.env;
  process.env.INIT_CWD = '/home/operator';
  expect(parseCommand(['diff', 's3://bucket/a/', 'new.json'])?.places).toEqual([
    's3://bucket/a/',
    '/home/operator/new.json',
  ]);
  process.env.INIT_CWD = INIT_CWD;
});

test('omitted entries are named, and a byte order mark omits nothing (B50)', () => {
  const files = new Map([
    ['one.json', '\uFEFF{"code":"one"}'],
    ['two.json', '{"code":"two",}'],
    ['three.json', '[{"code":"three"},{"name":"x"}]'],
  ]);
  expect([...toEntries({ files }).keys()]).toEqual(['one', 'three']);
  expect(listLeftOut({ files })).toEqual([
    'left out: two.json, not JSON at line 1, column 15',
    'left out: three.json, an entry without a code',
  ]);
});
