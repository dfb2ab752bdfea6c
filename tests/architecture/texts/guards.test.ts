// docs/guards.md lists the values that a process keeps between requests, their keys, and their limits (SEC-47).
import { readFileSync } from 'node:fs';
import { isCode, isSite, readFiles, withoutComments } from '../tree';

const CALL = /\bgetProcessSingleton(?:<[^()]*>)?\(\s*(?:\w+ \? )?(['`][^,]*),/g;
const NAME = /['`]([\w-]+(?:\$\{\w+\})?)['`]/g;

/** The names of process-wide values in a text of code; `*` stands for the variable part of a name. */
const namesIn = (text: string): string[] =>
  [...withoutComments(text).matchAll(CALL)].flatMap(([, argument = '']) =>
    [...argument.matchAll(NAME)].map(([, name = '']) => name.replace(/\$\{\w+\}/, '*')),
  );

/** The names in the first column of a page's tables. */
const rowsIn = (text: string): string[] =>
  [...text.matchAll(/^\| (`[^|]*)\|/gm)]
    .flatMap(([, cell = '']) => [...cell.replace(/\(.*$/, '').matchAll(/`([^`]+)`/g)])
    .map(([, name = '']) => name)
    .filter((name) => !name.includes('/'));

test('each process-wide value has a row in docs/guards.md, and each row a value (SEC-47)', () => {
  const files = readFiles((file) => isCode(file) && isSite(file));
  const names = new Set(files.flatMap(({ text }) => namesIn(text)));
  expect([...names].sort()).toEqual([...new Set(rowsIn(readFileSync('docs/guards.md', 'utf8')))].sort());
});

test('no call escapes: as many names are read as there are calls', () => {
  for (const { path, text } of readFiles((file) => isCode(file) && isSite(file))) {
    if (path === 'lib/server/platform/process-singleton.ts') continue;
    const calls = withoutComments(text).match(/\bgetProcessSingleton(?:<[^()]*>)?\(/g)?.length ?? 0;
    expect([path, namesIn(text).length >= calls]).toEqual([path, true]);
  }
});

test('a planted value without a table row is found, in each spelling of names', () => {
  const text = [
    "getProcessSingleton('plain', make);",
    "getProcessSingleton<SingleFlights<Answer>>(\n  'lines',\n  make,\n);",
    `getProcessSingleton(\`many-\${name}\`, make);`,
    "getProcessSingleton<Store>(\n isOwn ? 'one' : 'other',\n make);",
    "// getProcessSingleton('comment', make);",
  ].join('\n');
  expect(namesIn(text)).toEqual(['plain', 'lines', 'many-*', 'one', 'other']);
});
