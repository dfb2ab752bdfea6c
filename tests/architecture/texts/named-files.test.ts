// Files that comments, and the tests that the quick run lists, name by their path are there.
import { existsSync } from 'node:fs';
import { siteTests, timedTests, unitIgnores } from '@/scripts/check/quick.mjs';
import { faultsOf, isCode, listPaths, readFiles, type SourceFile } from '../tree';

const PLACE = /(?<![\w@./-])(?:app|components|lib|scripts|sandbox|tools|tests|docs|deploy)\/[\w/.-]*\w/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm;
const ENDINGS = ['', '.ts', '.test.ts', '.tsx', '.mjs', '.md', '.module.css'];

const isThere = (place: string) => ENDINGS.some((ending) => existsSync(place + ending));

function checkComments({ text }: SourceFile): string[] {
  const comments = text.match(COMMENT) ?? [];
  return comments.flatMap((comment) => comment.match(PLACE) ?? []).filter((place) => !isThere(place));
}

const isOwn = (file: string) =>
  /^(?:app|components|lib|scripts|sandbox|tools)\//.test(file) && (isCode(file) || file.endsWith('.css'));

test('each file that a comment names is there', () => {
  expect(faultsOf(readFiles(isOwn), checkComments)).toEqual([]);
});

test('each test that the quick run names is there', () => {
  const listed = [siteTests('quick').globs, timedTests('quick').globs].flat();
  const named = [
    ...listed.map((glob: string) => glob.replace('<rootDir>/', '')),
    ...unitIgnores('quick').map((pattern: string) => pattern.slice(1, -1)),
  ].filter((file) => !file.includes('*'));
  const paths = new Set(listPaths());
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !paths.has(file))).toEqual([]);
});

test.each([
  ['// As lib/gone/x does.', ['lib/gone/x']],
  ['/** Written by scripts/gone.mjs. */', ['scripts/gone.mjs']],
  ["import x from '@/lib/gone/x';", []],
  ['// As lib/shared/routes does.', []],
])('the rule reads %s', (text, faults) => {
  expect(checkComments({ path: 'lib/a.ts', text })).toEqual(faults);
});
