import { readdirSync, readFileSync } from 'node:fs';
import { faultsOf, isCode, isSite, listPaths, readFiles, type SourceFile } from './tree';

// Names of folders, of exports, of merchants and of tests.
const BANNED_FOLDERS = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc']);
const DEMO_MERCHANTS = 'sandbox/merchants';

const hasBannedFolder = (file: string) =>
  file
    .split('/')
    .slice(0, -1)
    .some((folder) => BANNED_FOLDERS.has(folder));

function demoNames(): string[] {
  const files = readdirSync(DEMO_MERCHANTS).filter((file) => file.endsWith('.json'));
  return files.flatMap((file) => {
    const { code, name } = JSON.parse(readFileSync(`${DEMO_MERCHANTS}/${file}`, 'utf8'));
    return [code, name];
  });
}

const findNames = (names: string[]) => new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'giu');

const checkMerchants = ({ text }: SourceFile, names: string[]): string[] => [
  ...new Set(text.match(findNames(names))),
];

// Names that Next reads from each route, page and from instrumentation.ts.
const OF_NEXT = /^(?:GET|POST|dynamic|generateMetadata|register|onRequestError)$/;
const EXPORT = /^export (?:async )?(?:function\*?|const|let|class|type|interface) (\w+)/gm;

/** Exported names that more than one file has, each with its files; overloads of one file count once. */
function findDoubleExports(files: readonly SourceFile[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { path: file, text } of files)
    for (const [, name = ''] of text.matchAll(EXPORT))
      if (!OF_NEXT.test(name)) places.set(name, (places.get(name) ?? new Set()).add(file));
  return [...places].filter(([, at]) => at.size > 1).map(([name, at]) => `${name}: ${[...at].join(', ')}`);
}

const checkTitles = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*?\))?\(\s*(['"`])(.*?)\1/g)]
    .map(([, , title = '']) => title)
    .filter((title) => /\bshould\b/i.test(title));

test('no folder is named after nothing', () => {
  expect(listPaths().filter(hasBannedFolder)).toEqual([]);
});

test('no merchant is named in the code, the styles or the texts of the site', () => {
  const names = demoNames();
  const files = readFiles((file) => isSite(file) || file.startsWith('locales/'));
  expect(names.length).toBeGreaterThan(1);
  expect(faultsOf(files, (file) => checkMerchants(file, names))).toEqual([]);
});

test('titles of tests state facts', () => {
  expect(
    faultsOf(
      readFiles((file) => /^tests\/.*\.test\.tsx?$/.test(file)),
      checkTitles,
    ),
  ).toEqual([]);
});

test('no exported name exists twice', () => {
  expect(findDoubleExports(readFiles((file) => isSite(file) && isCode(file)))).toEqual([]);
});

test.each(['lib/utils/x.ts', 'components/ui/helpers/x.tsx', 'lib/shared/common/a/x.ts'])(
  'the rule finds the folder of %s',
  (file) => {
    expect(hasBannedFolder(file)).toBe(true);
    expect(isSite(file) && isCode(file)).toBe(true);
  },
);

test('the rule finds a merchant by code or name, and not inside a word', () => {
  const names = ['rio', 'Noor Games'];
  expect(
    checkMerchants({ path: 'lib/a.ts', text: "if (code === 'rio') x('NOOR GAMES')" }, names),
  ).toHaveLength(2);
  expect(checkMerchants({ path: 'lib/a.ts', text: 'const priority = scenario; "río"' }, names)).toEqual([]);
});

test('the rule finds a name that two files export, but no overload and no name of Next', () => {
  const both = (first: string, second: string) =>
    findDoubleExports([
      { path: 'lib/a.ts', text: first },
      { path: 'lib/b.ts', text: second },
    ]);
  expect(both('export type Entry = 1;', 'export async function Entry() {}')).toEqual([
    'Entry: lib/a.ts, lib/b.ts',
  ]);
  expect(both('export function x(): 1;\nexport function x(): 2;', 'const x = 1;')).toEqual([]);
  expect(both('export function GET() {}', 'export const GET = 1;')).toEqual([]);
});

test('the rule finds a title that wishes', () => {
  const word = 'should';
  expect(
    checkTitles({ path: 'a', text: `it('${word} work', f); test.each([1])('it ${word}', f)` }),
  ).toHaveLength(2);
  expect(checkTitles({ path: 'a', text: "test('refuses', f)" })).toEqual([]);
});
