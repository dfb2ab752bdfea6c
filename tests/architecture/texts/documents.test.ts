// Documents for engineers are short, their links work, and the files, commands and metrics that they name exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brokenLinksOf } from '@/tests/support/markdown';
import { listPaths } from '../tree';

type Document = { readonly path: string; readonly text: string };
type Check = (document: Document) => string[];

const RECORDS = 'docs/decisions';
const INDEX = `${RECORDS}/README.md`;
const MAX_WIDTH = 140;
/** Most lines of a document; a record has fewer. The bench counts without its generated part. */
const MAX_LINES: Readonly<Record<string, number>> = {
  'README.md': 150,
  'CONTRIBUTING.md': 150,
  'docs/architecture.md': 200,
  'docs/bench.md': 150,
  [INDEX]: 80,
};
const MAX_RECORD_LINES = 120;

const GENERATED = /<!-- generated[^>]*start -->[\s\S]*<!-- generated[^>]*end -->/;
const read = (file: string): Document => ({
  path: file,
  text: readFileSync(file, 'utf8').replace(GENERATED, ''),
});

const records = readdirSync(RECORDS)
  .map((name) => read(`${RECORDS}/${name}`))
  .filter((document) => document.path !== INDEX);
const documents = [...Object.keys(MAX_LINES).map(read), ...records];
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
const paths = listPaths();

function sizeFaults({ path: file, text }: Document): string[] {
  const lines = text.trimEnd().split('\n');
  const wide = lines.filter((line) => line.length > MAX_WIDTH && !line.startsWith('|'));
  return lines.length > (MAX_LINES[file] ?? MAX_RECORD_LINES) ? [`${lines.length} lines`, ...wide] : wide;
}

const NAMED = /`((?:app|components|lib|locales|sandbox|scripts|tests|tools|deploy|docs|public)\/[^`\s]+)`/g;

/** Whether a named path is there; `*` and `<noun>` are any name within it. */
function isThere(named: string): boolean {
  if (!/[*<]/.test(named)) return existsSync(named);
  const literal = named.split(/\*|<\w+>/).map((part) => part.replaceAll(/[.()[\]]/g, '\\$&'));
  const pattern = new RegExp(`^${literal.join('[^/]+')}(?:/|$)`);
  return paths.some((file) => pattern.test(file));
}

const pathFaults: Check = ({ text }) =>
  [...text.matchAll(NAMED)].map(([, named = '']) => named).filter((named) => !isThere(named));

const scriptFaults: Check = ({ text }) =>
  [...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !scripts.includes(name));

const fileFaults: Check = ({ text }) =>
  [...text.matchAll(/\bnpm run [\w:-]+ -- ([\w./-]+\.tsx?)/g)]
    .map(([, file = '']) => file)
    .filter((file) => !existsSync(file));

const VOICE =
  /\b(?:he|his|whoever|nobody|somebody|everybody|told|spoken|dear|decision \d+)\b|decisions\.md/gi;
const voiceFaults: Check = ({ text }) => text.match(VOICE) ?? [];

const CHECKS: readonly [what: string, check: Check, among: readonly Document[]][] = [
  ['is short, with lines that fit', sizeFaults, documents],
  ['leads to files and headings that are there', brokenLinksOf, documents],
  ['names paths that are there', pathFaults, documents],
  ['shows commands that are there', scriptFaults, documents],
  ['runs commands on files that are there', fileFaults, documents],
  ['is in plain words, without numbers of decisions', voiceFaults, documents],
];

test.each(CHECKS)('each document %s', (_what, check, among) => {
  expect(among.flatMap((document) => check(document).map((fault) => `${document.path}: ${fault}`))).toEqual(
    [],
  );
});

test('README shows a picture, and its table of commands is that of package.json', () => {
  const { text } = read('README.md');
  const [, picture = ''] = /!\[[^\]]+\]\(([^)]+\.png)\)/.exec(text) ?? [];
  expect(existsSync(picture)).toBe(true);
  const listed = [...text.matchAll(/^\| `npm run ([\w:-]+)` /gm)].map(([, name = '']) => name);
  const shown = scripts.filter((name) => !/^(?:start|test|build$)/.test(name));
  expect(listed.toSorted()).toEqual(shown.toSorted());
});

test('each missed line of the bench has one paragraph, and no other row has', () => {
  const [, missed = ''] = /missed: ([^.]+)\./.exec(readFileSync('docs/bench.md', 'utf8')) ?? [];
  const explained = [...read('docs/bench.md').text.matchAll(/^\*\*((?:PRF-|B)\d+)\*\* .{40,}/gm)].map(
    ([, id = '']) => id,
  );
  expect(explained).toEqual(missed === '' ? [] : missed.split(', '));
});

test.each<[string, Check, string, string?]>([
  ['a record that is too long', sizeFaults, 'line\n'.repeat(121)],
  ['a README that is too long', sizeFaults, 'line\n'.repeat(151), 'README.md'],
  ['a line that is too wide', sizeFaults, 'x'.repeat(141)],
  ['a link to no file', brokenLinksOf, 'See [x](gone.md).'],
  ['a link to no heading', brokenLinksOf, 'See [x](sessions.md#gone).'],
  ['a path that is gone', pathFaults, 'See `lib/shared/gone.ts`.'],
  ['a pattern that nothing fits', pathFaults, 'See `lib/shared/calls/*-gone.ts`.'],
  ['a command that is gone', scriptFaults, 'Call `npm run gone`.'],
  ['a file of a command that is gone', fileFaults, 'npm run test:unit -- tests/unit/gone.test.ts'],
  ['the number of a decision', voiceFaults, 'As decision 212 says.'],
])('the check finds %s', (_what, check, text, file = `${RECORDS}/planted.md`) => {
  expect(check({ path: file, text })).toHaveLength(1);
});
