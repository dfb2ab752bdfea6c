// docs/provider-api lists the endpoints of the site's table.
import { readdirSync, readFileSync } from 'node:fs';
import { CALLS } from '@/lib/shared/calls/table';
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';
import { toCells } from '@/tests/support/endpoint-row';
import { brokenLinksOf } from '@/tests/support/markdown';

const FOLDER = 'docs/provider-api';
const ENTRY = `${FOLDER}.md`;

const pages = readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`);
const read = (file: string): string => readFileSync(file, 'utf8');

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const tableRows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(cellsOf);

/** Rows that define an endpoint: their second cell is a method and a path. */
const callsIn = (text: string): string[][] =>
  tableRows(text).filter(([, request = '']) => /^`(?:GET|POST|PUT|DELETE) \//.test(request));

/** Names of the endpoints whose fields a page lists. */
const fieldsIn = (text: string): string[] => {
  const [, table = ''] = text.split(/^\| Endpoint +\| Sent/m);
  return tableRows(table.split('\n\n')[0] ?? '').map(([name = '']) => name.replaceAll('`', ''));
};

const byName = (one: readonly string[], other: readonly string[]) =>
  String(one[0]).localeCompare(String(other[0]));

test('each endpoint is documented with its method, path, auth, cache seconds and marks, and no other one (K6 to K8)', () => {
  const documented = pages.flatMap((page) => callsIn(read(page)));
  expect(documented.sort(byName)).toEqual(CALLS.map(toCells).sort(byName));
});

test('each endpoint has its fields, on the page of its call', () => {
  for (const page of pages) {
    const names = callsIn(read(page)).map(([name = '']) => name.replaceAll('`', ''));
    expect([page, fieldsIn(read(page))]).toEqual([page, names]);
  }
});

test('the codes of the site are all of them, each with its status', () => {
  const [, text = ''] = read(ENTRY).split(/^The site's own codes/m);
  const [section = ''] = text.split(/^## /m);
  const documented = tableRows(section).map(([code = '', status]) => [
    code.replaceAll('`', ''),
    Number(status),
  ]);
  expect(Object.fromEntries(documented)).toEqual(SITE_ERRORS);
});

test('each link of these pages and of the requirements leads to a file and a heading that it has', () => {
  const requirements = readdirSync('docs/requirements').map((name) => `docs/requirements/${name}`);
  const all = [ENTRY, ...pages, 'docs/requirements.md', ...requirements];
  const documents = all.map((file) => ({ path: file, text: read(file) }));
  expect(documents.flatMap(brokenLinksOf)).toEqual([]);
});

test('a planted row of another path, cache or name is seen', () => {
  const [row = CALLS[0]] = CALLS.filter(({ name }) => name === 'country');
  const line = `| ${toCells(row as (typeof CALLS)[number]).join(' | ')} |`;
  expect(callsIn(line)).toEqual([['`country`', '`GET /wps/system/country`', 'public', '600', '–']]);
  for (const [from, to] of [
    ['600', '60'],
    ['/country', '/county'],
    ['`country`', '`land`'],
  ] as const)
    expect(callsIn(line.replace(from, to))).not.toEqual(callsIn(line));
});
