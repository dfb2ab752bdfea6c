import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';
import { listPaths } from '@/tests/architecture/tree';
import { anchorsOf, brokenLinksOf, linksOf } from '@/tests/support/markdown';
import { PAGES, type Page, readPage } from '@/tests/support/operations-pages';

// Pages for operators are short, and their links work.
const MAX_LINES = 200;
const MAX_WIDTH = 200;
const INDEX = 'docs/operations/README.md';
/** Documents that lead to pages for operators. */
const OTHERS = ['README.md', 'CONTRIBUTING.md', 'docs/guards.md', 'sandbox/README.md'];
const OPERATORS_OWN = /^deploy\/(?:merchants|certs)/;

function sizeFaults({ path: file, text }: Page): string[] {
  const lines = text.replace(/\n$/, '').split('\n');
  const wide = lines.flatMap((line, at) =>
    line.length > MAX_WIDTH ? [`${file}:${at + 1} is too wide`] : [],
  );
  return lines.length > MAX_LINES ? [`${file} has ${lines.length} lines`, ...wide] : wide;
}

test('a page has at most 200 lines of at most 200 characters', () => {
  expect(PAGES.length).toBeGreaterThan(30);
  expect(PAGES.flatMap(sizeFaults)).toEqual([]);
});

test('each link leads to a file, and to a heading that it has', () => {
  const others = OTHERS.map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));
  expect(PAGES.flatMap(linksOf).length).toBeGreaterThan(100);
  expect([...PAGES, ...others].flatMap(brokenLinksOf)).toEqual([]);
});

test('the index leads to every page', () => {
  const led = new Set(linksOf({ path: INDEX, text: readPage('README.md') }).map(({ to }) => to));
  expect(PAGES.map((page) => page.path).filter((file) => file !== INDEX && !led.has(file))).toEqual([]);
});

test('every file that a page names is there', () => {
  const named = PAGES.flatMap(
    ({ text }) => text.match(/(?<![/\w])(?:deploy|docs|scripts|lib|tests)\/[\w./@-]*\w/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(file) && !OPERATORS_OWN.test(file))).toEqual([]);
});

test('every page for operators that code, deploy files and documents name is there', () => {
  const named = listPaths()
    .filter((file) => /\.(?:ts|tsx|mjs|md|conf|yaml|json|service)$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/docs\/operations\/[\w./#-]*[\w#]/g) ?? []);
  expect(named.length).toBeGreaterThan(40);
  const isMissing = (name: string) => {
    const [file = '', anchor] = name.split('#');
    return !existsSync(file) || (anchor && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor));
  };
  expect(named.filter(isMissing)).toEqual([]);
});

test('every code of the site is explained (B12)', () => {
  const text = readPage('support-codes.md');
  const table = text.slice(text.indexOf('## Codes of the site'), text.indexOf('## Codes of a failed login'));
  const explained = [...table.matchAll(/^\| `(\w+)` /gm)].map(([, code = '']) => code);
  expect(explained.toSorted()).toEqual(['code', ...Object.keys(SITE_ERRORS)].toSorted());
});

test.each<[string, string, (page: Page) => string[]]>([
  ['a page that is too long', 'line\n'.repeat(201), sizeFaults],
  ['a line that is too wide', 'x'.repeat(201), sizeFaults],
  ['a link to no file', 'See [x](gone.md).', brokenLinksOf],
  ['a link to no heading', 'See [x](install.md#gone).', brokenLinksOf],
  ['a link to no heading of its own', '# Here\n[x](#there)', brokenLinksOf],
])('the check finds %s', (_what, text, faultsOf) => {
  expect(faultsOf({ path: path.posix.join(path.posix.dirname(INDEX), 'planted.md'), text })).toHaveLength(1);
});
