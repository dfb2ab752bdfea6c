// The page on architecture names files that exist.
import { existsSync, readFileSync } from 'node:fs';

const text = readFileSync('docs/architecture.md', 'utf8');

/** Files of a text that are not there; without an ending they are below lib/server. */
const missingIn = (page: string): string[] =>
  [...page.matchAll(/`((?:app|components|lib)\/[\w/.-]+|[a-z-]+\/[\w/-]+)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !existsSync(file) && !existsSync(`lib/server/${file}.ts`));

test('every file of the steps exists', () => {
  expect(text.match(/`[a-z-]+\/[\w/-]+`/g)?.length).toBeGreaterThan(30);
  expect(missingIn(text)).toEqual([]);
});

test('a file that is gone is found', () => {
  expect(missingIn('`http/no-such-file` and `lib/client/nothing.ts`')).toEqual([
    'http/no-such-file',
    'lib/client/nothing.ts',
  ]);
});
