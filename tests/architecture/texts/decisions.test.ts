// Decision records: one page each, with the same headings, listed in the index, and without a dead link.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'docs/decisions';
const HEADINGS = ['## Context', '## Options', '## Decision', '## Consequences'];
const MOST_LINES = 120;
const names = readdirSync(FOLDER).filter((name) => name !== 'README.md');
const read = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

const deadLinksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(path.join(FOLDER, target)));

test.each(names)('%s is one page with the four headings', (name) => {
  const lines = read(name).split('\n');
  expect(lines.filter((line) => line.startsWith('## '))).toEqual(HEADINGS);
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
});

test('the index lists every record, and no link is dead', () => {
  const listed = [...read('README.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name);
  expect([...new Set(listed)].sort()).toEqual([...names].sort());
  expect(['README.md', ...names].flatMap((name) => deadLinksOf(read(name)))).toEqual([]);
});

test('a dead link is found', () => {
  expect(deadLinksOf('See [that](no-such-record.md#part) and [this](README.md).')).toEqual([
    'no-such-record.md',
  ]);
});
