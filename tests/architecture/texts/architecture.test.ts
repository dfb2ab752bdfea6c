// docs/architecture.md: its two paths through the code are those that the imports make, and its figures are their lengths.
import { existsSync, readFileSync } from 'node:fs';
import { readFiles } from '../tree';

/** Files that Next or the network calls, so that no file above them imports them. */
const ENTRIES = new Set([
  'server.ts',
  'middleware.ts',
  'app/layout.tsx',
  'app/m/layout.tsx',
  'app/m/(open)/home/page.tsx',
  'components/auth/login-form.tsx',
  'lib/server/node/start-node-server.ts',
]);

const text = readFileSync('docs/architecture.md', 'utf8');

function sectionOf(title: string): string {
  const [, section = ''] = text.split(`\n## ${title}\n`);
  return section.split('\n## ', 1)[0] ?? '';
}

const filesIn = (section: string): string[] =>
  [...section.matchAll(/^\| `([^`]+\.tsx?)` /gm)].map(([, file = '']) => file);

const figuresIn = (section: string): number[] =>
  [...section.matchAll(/\*\*(\d+) files\*\*/g)].map(([, count]) => Number(count));

const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport\()\s*'@\/([^']+)'/g)].map(([, place = '']) => place);

/** Files of a path that no file above them imports. */
function looseOf(files: readonly string[], readText: (file: string) => string): string[] {
  const reached = new Set<string>();
  return files.filter((file) => {
    const isLoose = !ENTRIES.has(file) && !reached.has(file.replace(/\.tsx?$/, ''));
    for (const place of importsOf(readText(file))) reached.add(place);
    return isLoose;
  });
}

const readText = (file: string) => readFileSync(file, 'utf8');

test.each(['From host to HTML', 'From tap to session cookie'])(
  '“%s” names files that are there, each imported by one above it, and each once',
  (title) => {
    const files = filesIn(sectionOf(title));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(looseOf(files, readText)).toEqual([]);
    expect([...new Set(files)]).toEqual(files);
  },
);

test('the figures are the numbers of files', () => {
  const [cached, rendered] = sectionOf('From host to HTML').split('The first rendering');
  const all = filesIn(sectionOf('From host to HTML')).length;
  expect(figuresIn(cached ?? '')).toEqual([filesIn(cached ?? '').length]);
  expect(figuresIn(rendered ?? '')).toEqual([all]);
  const login = sectionOf('From tap to session cookie');
  expect(figuresIn(login)).toEqual([filesIn(login).length]);
});

test('the layers are those of lib/server', () => {
  const named = [...sectionOf('Layers').matchAll(/^ {2}([a-z-]+) {2,}/gm)].map(([, name]) => name);
  const folders = readFiles((file) => /^lib\/server\/[^/]+\//.test(file)).map(
    ({ path }) => path.split('/')[2],
  );
  expect(named.toSorted()).toEqual([...new Set(folders)].toSorted());
});

test('a file that nothing above it imports is seen', () => {
  const code: Record<string, string> = {
    'server.ts': "import { a } from '@/lib/a';",
    'lib/a.ts': '',
    'lib/b.ts': '',
  };
  expect(looseOf(Object.keys(code), (file) => code[file] ?? '')).toEqual(['lib/b.ts']);
});
