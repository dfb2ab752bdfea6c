import { readdirSync, readFileSync } from 'node:fs';
import { faultsOf, isCode, isSite, listPaths, readFiles, type SourceFile } from './tree';

// Names of folders, of merchants and of tests.
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

test('the rule finds a title that wishes', () => {
  const word = 'should';
  expect(
    checkTitles({ path: 'a', text: `it('${word} work', f); test.each([1])('it ${word}', f)` }),
  ).toHaveLength(2);
  expect(checkTitles({ path: 'a', text: "test('refuses', f)" })).toEqual([]);
});
