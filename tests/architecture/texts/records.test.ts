// docs/decisions: one form for all records, and an index that leads to each.
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'docs/decisions';
const INDEX = 'README.md';
const PARTS = ['Context', 'Options', 'Decision', 'Consequences'];

const names = readdirSync(FOLDER).filter((name) => name !== INDEX);
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

function partFaults(text: string): string[] {
  const parts = text.split(/^## /m).slice(1);
  const headings = parts.map((part) => part.split('\n', 1)[0]);
  const empty = parts.filter((part) => part.split('\n').slice(1).join('').trim().length < 40);
  return headings.join() === PARTS.join() ? empty : [headings.join()];
}

test('each record has context, options, decision and consequences', () => {
  expect(names.flatMap((name) => partFaults(read(name)).map((fault) => `${name}: ${fault}`))).toEqual([]);
});

test('the index links each record once, with the question that it answers; there are some thirty', () => {
  const led = [...read(INDEX).matchAll(/^\| \[[\w-]+\]\(([\w-]+\.md)\) +\| .{20,}\?/gm)].map(
    ([, name = '']) => name,
  );
  expect(led.toSorted()).toEqual(names.toSorted());
  expect(names.length).toBeGreaterThanOrEqual(20);
  expect(names.length).toBeLessThanOrEqual(35);
});

test.each([
  ['without options', '## Context\n\n## Decision\n\n## Consequences\n'],
  [
    'with an empty part',
    PARTS.map((part) => `## ${part}\n\n${part === 'Options' ? '' : 'x'.repeat(40)}\n`).join('\n'),
  ],
])('a record %s is seen', (_what, text) => {
  expect(partFaults(text)).toHaveLength(1);
});
