import { faultsOf, isCode, isSite, readFiles, type SourceFile, withoutComments } from './tree';

// Words that shipped code must not contain, and where.
type Ban = { what: string; where: RegExp; pattern: RegExp; sample: string };

const ANY_SITE = /^/;
const BANS: Ban[] = [
  { what: "'use server'", where: ANY_SITE, pattern: /['"]use server['"]/, sample: "'use server';" },
  // The compiler derives its key from the function, which may omit a closure's tenant.
  {
    what: "'use cache'",
    where: ANY_SITE,
    pattern: /['"]use cache|\bunstable_cache\b/,
    sample: "'use cache';",
  },
  { what: 'NEXT_PUBLIC', where: ANY_SITE, pattern: /NEXT_PUBLIC/, sample: 'read.NEXT_PUBLIC_X' },
  {
    what: 'Math.random',
    where: ANY_SITE,
    pattern: /\bMath\b\s*(?:\?\.|\.|\[['"`])\s*random\b|\{[^{}]*\brandom\b[^{}]*\}\s*=\s*Math\b/,
    sample: 'Math.random()',
  },
  { what: 'a clock', where: /^lib\/shared\//, pattern: /\bDate\.now\(|\bnew Date\(\)/, sample: 'new Date()' },
  {
    what: 'storage through an object',
    where: /^(?!lib\/client\/storage\/)/,
    pattern: /\b(window|globalThis|self)\??\.(localStorage|sessionStorage)\b/,
    sample: 'window.localStorage',
  },
  {
    what: 'fetch through an object',
    where: /^(?!lib\/(client\/api|worker)\/)/,
    pattern: /\b(window|globalThis|self)\??\.fetch\b/,
    sample: 'globalThis.fetch("/")',
  },
  {
    what: 'an invisible character',
    where: ANY_SITE,
    pattern: /\p{Cf}/u,
    sample: "'\u2068'",
  },
  {
    what: 'the environment through an object',
    where: /^lib\/(shared|client)\/|^components\//,
    pattern: /\bglobalThis\.process\b/,
    sample: 'globalThis.process',
  },
];

const checkPatterns = ({ path: file, text }: SourceFile): string[] =>
  BANS.filter(({ where, pattern }) => where.test(file) && pattern.test(withoutComments(text))).map(
    ({ what }) => what,
  );

// An exception to a rule is an override in biome.json, where all of them can be read; never a comment in a file.
const checkSuppressions = ({ text }: SourceFile): string[] =>
  text.match(/biome-ignore|eslint-disable|@ts-(ignore|expect-error|nocheck)/g) ?? [];

const site = readFiles((file) => isSite(file) && isCode(file));

test('no banned code in the site: no Math.random (SEC-96), no ‘use cache’, whose key may miss the tenant (SEC-17)', () => {
  expect(faultsOf(site, checkPatterns)).toEqual([]);
});

test('no comment silences a check', () => {
  // The rules' own tests quote such comments.
  const all = readFiles(
    (file) => /\.(?:tsx?|mjs|css)$/.test(file) && !file.startsWith('tests/architecture/'),
  );
  expect(faultsOf(all, checkSuppressions)).toEqual([]);
});

test.each(BANS.map(({ what, sample }) => [what, sample]))('the rule finds %s', (what, sample) => {
  expect(checkPatterns({ path: 'lib/shared/a/x.ts', text: sample })).toContain(what);
});

test('the rule reads code and not comments', () => {
  expect(
    checkPatterns({ path: 'lib/shared/a.ts', text: '// Math.random() is refused: x\n/* new Date() */' }),
  ).toEqual([]);
});

test('the rule finds a comment that silences a check', () => {
  expect(
    checkSuppressions({ path: 'lib/a.ts', text: '// biome-ignore lint: x\n// @ts-ignore' }),
  ).toHaveLength(2);
});
