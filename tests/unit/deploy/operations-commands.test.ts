import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';
import { listBlocks, PAGES, type Page } from '@/tests/support/operations-pages';
import { TESTERS } from '@/tools/audit/testers/testers.mjs';

// Examples on the operators' pages that need no running site; tests/wire/operator runs the `sh` blocks.
const KINDS = ['sh', 'sh root', 'sh example', 'json', 'json registry', 'yaml', 'text'];
const ROOT_PROGRAMS =
  /^(?:apt-get|useradd|git|npm|cd|certbot|ln|mkdir|cp|nginx|chgrp|chmod|systemctl|docker|helm|grep|redis-cli|promtool|sleep) /;
const EXAMPLE_PROGRAMS = /^(?:[A-Z_]+=\S+ )?(?:npm|node) /;

const SCRIPTS = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
const EXAMPLE = JSON.parse(readFileSync('deploy/examples/brand-one.json', 'utf8'));

const blocksOf = (page: Page, ...kinds: string[]) =>
  listBlocks(page.text).filter(({ kind }) => kinds.includes(kind));

const linesOf = (text: string) =>
  text
    .trim()
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');

const kindFaults = ({ text }: Page) =>
  listBlocks(text)
    .map(({ kind }) => kind)
    .filter((kind) => !KINDS.includes(kind));

const syntaxFaults = (page: Page) =>
  blocksOf(page, 'sh', 'sh root', 'sh example').flatMap(({ text }) => {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
    // A placeholder such as <version> would redirect, where its reader pastes it as it is.
    return status === 0 && !/<[a-z][\w ]*>/i.test(text.replaceAll(/<title>/g, ''))
      ? []
      : [`${text}${stderr}`];
  });

const programFaults = (page: Page) => [
  ...blocksOf(page, 'sh root').flatMap(({ text }) => linesOf(text).filter((it) => !ROOT_PROGRAMS.test(it))),
  ...blocksOf(page, 'sh example').flatMap(({ text }) =>
    linesOf(text).filter((it) => !EXAMPLE_PROGRAMS.test(it)),
  ),
];

/** Names of scripts and files that are not there, wherever a page shows a command. */
function nameFaults({ text }: Page): string[] {
  const scripts = [...text.matchAll(/\bnpm run (?:-s |--silent )?([a-z][\w:-]*)/g)].map(
    ([, name = '']) => name,
  );
  const files = [...text.matchAll(/\bnode ([\w./-]+\.mjs)/g)].map(([, file = '']) => file);
  const configurations = [...text.matchAll(/docker \S+ -f (\S+)/g)].map(([, file = '']) => file);
  return [
    ...scripts.filter((name) => !SCRIPTS.includes(name)),
    ...[...files, ...configurations].filter((file) => !existsSync(file)),
  ];
}

function jsonFaults(page: Page): string[] {
  return blocksOf(page, 'json', 'json registry').flatMap(({ kind, text }) => {
    const value = JSON.parse(text);
    if (kind === 'json') return [];
    const { error } = merchantSchema.safeParse({ ...EXAMPLE, ...value });
    return error ? [`${page.path}: ${error.message}`] : [];
  });
}

const checks = [
  ['is of a known kind', kindFaults],
  ['of commands has the syntax of bash and no placeholder', syntaxFaults],
  ['that no test runs uses known programs alone', programFaults],
  ['of the registry is right for the site', jsonFaults],
] as const;

test.each(checks)('each block %s', (_what, faultsOf) => {
  expect(PAGES.flatMap(faultsOf)).toEqual([]);
});

test('each script and file of a command is there', () => {
  expect(PAGES.flatMap(nameFaults)).toEqual([]);
});

test('there are blocks of every kind, most of which a test runs', () => {
  const count = (kind: string) => PAGES.flatMap((page) => blocksOf(page, kind)).length;
  expect(KINDS.filter((kind) => count(kind) === 0)).toEqual([]);
  expect(count('sh')).toBeGreaterThan(20);
  expect(count('sh example')).toBeLessThan(6);
});

test('each tester that the page on security names is there, and each that is there is named', () => {
  const page = PAGES.find(({ path }) => path.endsWith('/security.md'));
  const table = page?.text.slice(page.text.indexOf('| Tester')) ?? '';
  const named = [...table.matchAll(/^\| `([\w-]+)` /gm)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(TESTERS.map(({ name }) => name).toSorted());
});

test.each<[string, (page: Page) => string[], string]>([
  ['a block without a kind', kindFaults, '```\nls\n```'],
  ['a block that bash cannot read', syntaxFaults, '```sh\nif true\n```'],
  ['a placeholder', syntaxFaults, '```sh root\ngit checkout <version>\n```'],
  ['a program that is not known', programFaults, '```sh root\nrm -rf /\n```'],
  ['an example of another program', programFaults, '```sh example\ncurl x\n```'],
  ['a script that is not there', nameFaults, 'Call `npm run gone`.'],
  ['a file that is not there', nameFaults, '```sh example\nnode scripts/gone.mjs\n```'],
  ['a key of the registry that is not there', jsonFaults, '```json registry\n{ "gone": 1 }\n```'],
])('the check finds %s', (_what, faultsOf, text) => {
  expect(faultsOf({ path: 'planted.md', text })).toHaveLength(1);
});
