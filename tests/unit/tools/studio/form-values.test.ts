import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diffLines, nearChanges } from '@/tools/studio/page/diff.mjs';
import { getAt, setAt } from '@/tools/studio/page/entry-path.mjs';
import { formsOf, kindOf } from '@/tools/studio/page/node-kind.mjs';
import { lines, number, plain, record, scalar } from '@/tools/studio/page/value-text.mjs';

type Node = { properties?: Record<string, Node>; [key: string]: unknown };

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const SCHEMA = read('deploy/merchant.schema.json').$defs.merchant as Node;
const ENTRIES = ['sandbox/merchants', 'deploy/examples'].flatMap((folder) =>
  readdirSync(folder).map((name) => read(path.join(folder, name))),
);
const TEXTS = { lines, record, number, scalar, text: plain, color: plain, choice: scalar, flag: scalar };

function leavesOf(node: Node, at: string[] = []): { path: string[]; kind: string }[] {
  const kind = kindOf(node);
  if (kind !== 'group') return [{ path: at, kind }];
  return Object.entries((formsOf(node)[0] as Node).properties ?? {}).flatMap(([key, inner]) =>
    leavesOf(inner, [...at, key]),
  );
}

const leaves = leavesOf(SCHEMA);
const kindAt = (place: string) => leaves.find((leaf) => leaf.path.join('.') === place)?.kind;

test('each key of the schema has a control that fits it (B49)', () => {
  expect(leaves.length).toBeGreaterThan(70);
  const known = [...Object.keys(TEXTS), 'names'];
  expect(leaves.filter(({ kind }) => !known.includes(kind))).toEqual([]);
  expect(
    ['theme.colors.primary', 'languages', 'defaultLanguage', 'hosts', 'vendors', 'downloadBar.rating'].map(
      kindAt,
    ),
  ).toEqual(['color', 'names', 'choice', 'lines', 'record', 'scalar']);
  expect(['games.open', 'strictWww', 'theme.radius', 'name', 'safety.helpLinks'].map(kindAt)).toEqual([
    'choice',
    'flag',
    'number',
    'text',
    'lines',
  ]);
});

test('every value of every entry at hand passes the form unchanged', () => {
  for (const entry of ENTRIES) {
    const passed = leaves.reduce<unknown>((next, { path: at, kind }) => {
      const { toText, fromText } = TEXTS[kind as keyof typeof TEXTS] ?? {
        toText: (it: unknown) => it,
        fromText: (it: unknown) => it,
      };
      return setAt(next, at as [string, ...string[]], fromText(toText(getAt(entry, at))));
    }, {});
    expect(passed).toEqual(entry);
  }
});

test('helpers and apps that are objects are JSON in a line; null and texts with "=" stay what they are', () => {
  const help = ['https://help.example', { text: 'Help', url: 'https://other.example' }];
  expect(lines.fromText(lines.toText(help))).toEqual(help);
  const paths = { draws: null, balance: '/a?b=c' };
  expect(record.fromText(record.toText(paths))).toEqual(paths);
  expect([number.fromText(' '), number.fromText('7'), number.fromText('many')]).toEqual([
    undefined,
    7,
    'many',
  ]);
  expect([scalar.fromText('false'), scalar.fromText('4.5'), scalar.fromText('')]).toEqual([
    false,
    4.5,
    undefined,
  ]);
});

test('removing the last key removes its object, and no key reaches the prototype', () => {
  const entry = setAt(setAt({ a: 1 }, ['theme', 'colors', 'text'], '#000000'), ['a'], undefined);
  expect(entry).toEqual({ theme: { colors: { text: '#000000' } } });
  expect(setAt(entry, ['theme', 'colors', 'text'], undefined)).toEqual({});
  expect(getAt({}, ['constructor', 'name'])).toBeUndefined();
  const given = JSON.parse('{"__proto__":{"bad":1},"name":"x"}');
  expect(getAt(setAt(given, ['name'], 'y'), ['name'])).toBe('y');
  expect(({} as Record<string, unknown>).bad).toBeUndefined();
});

test('a difference names the lines that change, with two lines around (B49)', () => {
  const from = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const to = from.with(4, 'E');
  expect(nearChanges(diffLines(from, to))).toEqual([
    ['…', ''],
    [' ', 'c'],
    [' ', 'd'],
    ['-', 'e'],
    ['+', 'E'],
    [' ', 'f'],
    [' ', 'g'],
    ['…', ''],
  ]);
  expect(diffLines([], ['x'])).toEqual([['+', 'x']]);
  expect(nearChanges(diffLines(from, from))).toEqual([['…', '']]);
});
